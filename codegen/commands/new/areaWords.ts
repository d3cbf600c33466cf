import { capitalized, proposal } from '../wordsYaml'
import type { AskedArea } from './areaYaml'

/** First words of a new area, by the last parts of their keys. */
type Wording = (things: {
  readonly one: string
  readonly many: string
}) => Readonly<Record<string, string>>

const wordings: Readonly<Record<string, Wording>> = {
  en: ({ one, many }) => ({
    title: capitalized(many),
    create: `Add ${one}`,
    count_one: `{count} ${one}`,
    count_other: `{count} ${many}`,
    'empty.title': `No ${many} yet`,
    'empty.text': 'Add the first one or import a table.',
    'done.trash_one': `{count} ${one} moved to the trash`,
    'done.trash_other': `{count} ${many} moved to the trash`,
    'done.restore_one': `{count} ${one} restored`,
    'done.restore_other': `{count} ${many} restored`,
    'done.erase_one': `{count} ${one} deleted`,
    'done.erase_other': `{count} ${many} deleted`,
    'confirm.erase_one': `{count} ${one} will be deleted permanently.`,
    'confirm.erase_other': `{count} ${many} will be deleted permanently.`,
  }),
  de: ({ one, many }) => ({
    title: capitalized(many),
    create: `${one} hinzufügen`,
    count_one: `{count} ${one}`,
    count_other: `{count} ${many}`,
    'empty.title': `Noch keine ${many}`,
    'empty.text': 'Fügen Sie etwas hinzu, oder importieren Sie eine Tabelle.',
    'done.trash_one': `{count} ${one} in den Papierkorb gelegt`,
    'done.trash_other': `{count} ${many} in den Papierkorb gelegt`,
    'done.restore_one': `{count} ${one} wiederhergestellt`,
    'done.restore_other': `{count} ${many} wiederhergestellt`,
    'done.erase_one': `{count} ${one} gelöscht`,
    'done.erase_other': `{count} ${many} gelöscht`,
    'confirm.erase_one': `{count} ${one} wird endgültig gelöscht.`,
    'confirm.erase_other': `{count} ${many} werden endgültig gelöscht.`,
  }),
}

/** In a language without a wording the English one waits for a translator. */
export function wordOf(
  language: string,
  key: string,
  { one, many, german }: Pick<AskedArea, 'one' | 'many' | 'german'>,
): string {
  const things = language === 'de' ? german : { one, many }
  const words = (wordings[language] ?? wordings['en']!)(things)
  const steps = key.split('.')
  const known = words[steps.slice(-2).join('.')] ?? words[steps.at(-1)!]
  if (known !== undefined) return known
  return steps.includes('group') ? capitalized(things.one) : proposal(key)
}
