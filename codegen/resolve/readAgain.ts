import type { Manifest, Predicate } from '../read/manifest'
import { withoutImplied } from './findWorld'
import { isForMembers } from '../read/isForMembers'
import { resolveTrees, type Model } from './model'
import { compile, type Rule } from './rule'

/**
 * Reads the rules of manifests that differ from a model's in predicates, groups or screens of trees alone; all else
 * stands as it was. Each predicate is compiled once, and equal rules are one and the same.
 */
export function createReader(model: Model): (manifest: Manifest) => Model {
  const { bits, manifest: own } = model
  const byMeaning = new Map<string, Rule>()
  const numbers = new Map<Rule, number>()
  const lists = new Map<string, readonly Rule[]>()
  const withOwnGroups = new Map<Predicate, Rule>()

  function once(compiled: Rule): Rule {
    const meaning = JSON.stringify(compiled)
    const known = byMeaning.get(meaning)
    if (known) return known
    byMeaning.set(meaning, compiled)
    numbers.set(compiled, numbers.size)
    return compiled
  }
  function needed(rules: readonly Rule[]): readonly Rule[] {
    const key = rules.map((rule) => numbers.get(rule)).join()
    const list = lists.get(key) ?? withoutImplied(rules, bits)
    lists.set(key, list)
    return list
  }

  const kept = <Owner extends { readonly rule: Rule }>(owners: readonly Owner[]) =>
    owners.map((owner) => withRule(owner, once(owner.rule)))
  const before = {
    routes: kept(model.routes),
    calls: kept(model.calls),
    controls: kept(model.controls),
  }

  return (manifest) => {
    const compiled = manifest.roles === own.roles ? withOwnGroups : new Map<Predicate, Rule>()
    const ruleOf = (predicate: Predicate): Rule => {
      if (typeof predicate === 'string' && predicate !== 'public')
        return ruleOf(manifest.access.predicates[predicate.slice(1)]!.when)
      const rule = compiled.get(predicate) ?? once(compile(predicate, manifest, bits))
      compiled.set(predicate, rule)
      return rule
    }
    const { navigation, features } = manifest
    const written = {
      routes: features.flatMap(({ routes = [] }) => routes),
      calls: features.flatMap(({ calls = [] }) => calls),
    }
    const routes = before.routes.map((route, at) =>
      withRule(route, ruleOf(written.routes[at]!.access)),
    )
    return {
      ...model,
      routes,
      calls: before.calls.map((call, at) =>
        withRule(call, ruleOf(isForMembers(call) ? written.calls[at]!.access! : 'public')),
      ),
      controls: before.controls.map((control) =>
        withRule(control, ruleOf(navigation.controls[control.id]!.access)),
      ),
      trees: resolveTrees(manifest, routes, { ruleOf, needed }),
    }
  }
}

const withRule = <Owner extends { readonly rule: Rule }>(owner: Owner, rule: Rule): Owner =>
  owner.rule === rule ? owner : { ...owner, rule }
