/** Reads the environment and collects every mistake instead of stopping at the first. */
import { accessSync, constants, existsSync } from 'node:fs'

const leastSecretBytes = 32

type Environment = Readonly<Record<string, string | undefined>>

export function createEnvironmentReader(environment: Environment) {
  const mistakes = new Set<string>()
  const report = (mistake: string) => void mistakes.add(mistake)

  function text(name: string): string | undefined {
    const value = environment[name]?.trim()
    return value === '' ? undefined : value
  }

  function integer(name: string, range: { min: number; max: number; otherwise: number }): number {
    const value = text(name)
    if (value === undefined) return range.otherwise
    const number = Number(value)
    if (Number.isInteger(number) && number >= range.min && number <= range.max) return number
    report(`${name} must be a whole number from ${range.min} to ${range.max}, not "${value}".`)
    return range.otherwise
  }

  function oneOf<Value extends string>(name: string, values: readonly Value[], otherwise: Value) {
    const value = text(name)
    if (value === undefined) return otherwise
    const found = values.find((candidate) => candidate === value)
    if (!found) report(`${name} must be one of ${values.join(', ')}, not "${value}".`)
    return found ?? otherwise
  }

  /** The value may contain a password, so error messages never repeat it. */
  function url(name: string, protocols: readonly string[]): string | undefined {
    const value = text(name)
    if (value === undefined) return undefined
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
    report(`${name} must be an address that begins with ${protocols.join('// or ')}//.`)
    return undefined
  }

  /** For addresses to which secrets are sent: unencrypted http is allowed to this machine only. */
  function secureUrl(name: string): string | undefined {
    const value = url(name, ['http:', 'https:'])
    if (value === undefined || isPrivate(new URL(value))) return value
    report(`${name} must begin with https://; http:// is for this machine alone.`)
    return undefined
  }

  function origin(name: string): string | undefined {
    const value = url(name, ['http:', 'https:'])
    if (value === undefined) return undefined
    const parsed = new URL(value)
    if (parsed.origin === value.replace(/\/$/, '')) return parsed.origin
    report(`${name} must be an origin such as https://studio.example, without a path.`)
    return undefined
  }

  /** Origins of a Content-Security-Policy; `https://*.example` is one. */
  function origins(name: string): readonly string[] {
    const given = list(name)
    const wrong = given.find((value) => !/^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(value))
    if (wrong) report(`${name} must be origins such as https://check.example, not "${wrong}".`)
    return given
  }

  function executable(name: string): string | undefined {
    const value = text(name)
    if (value === undefined || !value.includes('/')) return value
    try {
      accessSync(value, constants.X_OK)
    } catch {
      report(`${name} names ${value}, which is not a program that can be run.`)
    }
    return value
  }

  function file(name: string): string | undefined {
    const value = text(name)
    if (value !== undefined && !existsSync(value))
      report(`${name} names ${value}, which is not there.`)
    return value
  }

  /** Keys that several servers share (secrets.ts). */
  function secrets(): void {
    for (const [name, value = ''] of Object.entries(environment)) {
      if (name.startsWith('SECRET_') && Buffer.from(value, 'base64').length < leastSecretBytes) {
        report(`${name} must hold at least ${leastSecretBytes} bytes in base64.`)
      }
    }
  }

  const list = (name: string) =>
    (text(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')

  return {
    text,
    integer,
    oneOf,
    url,
    secureUrl,
    origin,
    origins,
    executable,
    file,
    list,
    secrets,
    report,
    mistakes: () => [...mistakes],
  }
}

const isPrivate = ({ protocol, hostname }: URL) => protocol === 'https:' || isThisMachine(hostname)

export const isThisMachine = (host: string) =>
  /^(localhost|.+\.localhost|\[?::1\]?|127(\.\d+){3})$/.test(host)
