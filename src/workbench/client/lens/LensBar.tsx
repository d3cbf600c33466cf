import { useUnit } from 'effector-react'
import { Badge } from '../../../ui/labels/Badge'
import { Checkbox } from '../../../ui/fields/Checkbox'
import { Hint } from '../../../ui/overlay/Hint'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { SelectField } from '../../../ui/fields/SelectField'
import { $shown, $tenant } from '../changes/draft.model'
import { sayIn, shownLanguages } from '../spokenIn'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { words } from '../words'
import { FlagsMenu } from './FlagsMenu'
import {
  $lens,
  $shownLanguage,
  factChosen,
  languageShown,
  roleToggled,
  tenantChosen,
} from './lens.model'
import styles from './LensBar.module.css'

/** Controls of the lens: the roles, flags and facts of the person whose view is shown. */
export function LensBar() {
  const { lens, tables, tenant, language, toggleRole, chooseTenant, chooseFact, showLanguage } =
    useUnit({
      lens: $lens,
      tables: $shown,
      tenant: $tenant,
      language: $shownLanguage,
      toggleRole: roleToggled,
      chooseTenant: tenantChosen,
      chooseFact: factChosen,
      showLanguage: languageShown,
    })
  if (!lens || !tables) return null
  const say = sayIn(tables.words, language)
  return (
    <section className={styles.bar} aria-label={words.lens.label}>
      <fieldset className={styles.roles}>
        <legend className={styles.name}>{words.lens.roles}</legend>
        {tables.roles.map(({ id, title, exclusive }) => {
          const isHeld = lens.roles.includes(id)
          const isLast = isHeld && lens.roles.length === 1
          const box = (
            <Checkbox
              key={id}
              label={say(title)}
              checked={isHeld}
              aria-disabled={isLast || undefined}
              onCheckedChange={() => toggleRole(id)}
            />
          )
          const hint = isLast ? words.lens.last : exclusive && words.lens.exclusive(say(title))
          return hint ? (
            <Hint key={id} text={hint} side="bottom">
              {box}
            </Hint>
          ) : (
            box
          )
        })}
      </fieldset>
      {tables.tenants.length > 0 && (
        <SelectField
          className={styles.language}
          label={words.lens.tenant}
          hideLabel
          value={tenant?.name ?? ''}
          options={[
            { value: '', label: words.lens.everybody },
            ...tables.tenants.map(({ name }) => ({ value: name, label: name })),
          ]}
          onValueChange={chooseTenant}
        />
      )}
      <FlagsMenu />
      {tables.facts.map(({ id, values }) => (
        <div key={id} className={styles.fact}>
          <span className={styles.name} aria-hidden>
            {words.lens.facts[id] ?? id}
          </span>
          <SegmentedControl
            label={words.lens.facts[id] ?? id}
            value={lens.facts[id] ?? ''}
            segments={values.map((value) => ({
              value: value.id,
              label: words.lens.values[value.id] ?? value.id,
            }))}
            onValueChange={(value) => chooseFact({ fact: id, value })}
          />
        </div>
      ))}
      <SelectField
        className={styles.language}
        label={words.lens.language}
        hideLabel
        value={language}
        options={shownLanguages(tables.words).map(({ id, name }) => ({ value: id, label: name }))}
        onValueChange={showLanguage}
      />
      <div className={styles.note}>
        <Hint text={words.lens.noteHint} side="bottom">
          <button type="button" className={styles.noteButton}>
            <Badge tone="info" icon={<WorkbenchIcon name="visible" />}>
              {words.lens.note}
            </Badge>
          </button>
        </Hint>
      </div>
    </section>
  )
}
