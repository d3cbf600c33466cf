import { transformSync, types, type NodePath, type PluginItem } from '@babel/core'
import type { Plugin } from 'vite'

/** What i18next can and nobody asks for: text.model.ts fetches our words and gives them whole, once. */
const unused: Readonly<Record<string, readonly string[]>> = {
  Connector: [
    'queueLoad',
    'loaded',
    'read',
    'prepareLoading',
    'load',
    'reload',
    'loadOne',
    'saveMissing',
  ],
  I18n: [
    'use',
    'hydrate',
    'getFixedT',
    'exists',
    'loadNamespaces',
    'loadLanguages',
    'dir',
    'cloneInstance',
    'toJSON',
  ],
  LanguageUtil: ['deprecateBareCode'],
  Logger: ['clone'],
  PluralResolver: ['needsPlural', 'getPluralFormsOfKey', 'getSuffixes'],
  ResourceStore: [
    'addResource',
    'addResources',
    'addResourceBundle',
    'removeResourceBundle',
    'toJSON',
  ],
  Interpolator: ['nest'],
  Translator: ['exists'],
}
/** What it does beside: tells who saves them which texts are missing, and fills one text into another. */
const idle = ['usedKey || usedDefault || updateMissing', 'opt.nest !== false']
/** Said only where `debug` is on, which it never is. */
const debugging: readonly string[] = ['log', 'warn', 'deprecate', 'once']

/** Lets go of what i18next brings for others: its classes hold all of it together, so the bundler cannot. */
export function lightText(): Plugin {
  return {
    name: 'light-text',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/i18next\/dist\/esm\/i18next\.js$/ },
      handler: (code) => ({ code: lightened(code), map: null }),
    },
  }
}

export function lightened(code: string): string {
  const left = new Set(
    Object.entries(unused).flatMap(([name, all]) => all.map((each) => `${name}.${each}`)),
  )
  for (const each of ['Formatter', ...idle]) left.add(each)
  const lighten: PluginItem = {
    visitor: {
      ClassMethod(path: NodePath<types.ClassMethod>) {
        const owner = path.parentPath.parent
        const name = types.isClassDeclaration(owner) ? owner.id?.name : undefined
        const method = types.isIdentifier(path.node.key) ? path.node.key.name : undefined
        if (left.delete(`${name}.${method}`)) path.remove()
      },
      IfStatement(path: NodePath<types.IfStatement>) {
        const asked = path.get('test').toString()
        if (idle.includes(asked) && left.delete(asked)) path.remove()
      },
      ExpressionStatement(path: NodePath<types.ExpressionStatement>) {
        if (isDebugging(path.node.expression)) path.replaceWith(types.emptyStatement())
        else if (isFormatting(path.node.expression) && left.delete('Formatter')) path.remove()
      },
    },
  }
  const result = transformSync(code, { babelrc: false, configFile: false, plugins: [lighten] })
  // Another version is another library: what is let go of is looked at again.
  if (left.size > 0) throw new Error(`i18next has no ${[...left].join(', ')}.`)
  return result?.code ?? code
}

function isDebugging(expression: types.Expression): boolean {
  if (!types.isCallExpression(expression) || !types.isMemberExpression(expression.callee)) {
    return false
  }
  const { object, property } = expression.callee
  const isLogger = types.isIdentifier(object, { name: 'baseLogger' }) || isLoggerOf(object)
  return isLogger && types.isIdentifier(property) && debugging.includes(property.name)
}

function isLoggerOf(object: types.Node): boolean {
  return (
    types.isMemberExpression(object) &&
    types.isThisExpression(object.object) &&
    types.isIdentifier(object.property, { name: 'logger' })
  )
}

/** Numbers and dates are formatted before they are put into words: no text holds a format of its own. */
function isFormatting(expression: types.Expression): boolean {
  return (
    types.isAssignmentExpression(expression) &&
    types.isIdentifier(expression.right, { name: 'Formatter' })
  )
}
