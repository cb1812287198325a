import { RiskUpdate, type Risk, type RiskUpdate as RiskChanges } from '@parapet/contracts';
import { answersWithFields, fieldsFromAnswer, sameValue } from '@parapet/contracts/rules';
import type { Draft } from '@parapet/ui/forms';

/** The tabs in their order with their fields; notes are saved apart. */
const BY_TAB = {
  details: [
    'title',
    'description',
    'category',
    'severity',
    'status',
    'owner_id',
    'reviewer_id',
    'selected_assets',
    'selected_scenarios',
  ],
  assessment: ['impact_level', 'probability'],
  answers: ['template_answers'],
  notes: [],
  history: [],
} as const;
export type EditTab = keyof typeof BY_TAB;
export type EditedField = (typeof BY_TAB)[EditTab][number];
type Edited = Pick<Risk, EditedField>;
export type RiskDraft = Draft<Edited>;

export const TAB_FIELDS: Readonly<Record<EditTab, readonly EditedField[]>> = BY_TAB;
// The cast is safe: the object has nothing else.
export const EDIT_TABS = Object.keys(BY_TAB) as readonly EditTab[];

const { properties } = RiskUpdate;

/** What the form changes; only the title is required. */
export const RiskEdit = {
  // The cast is safe: these are the fields of all tabs.
  properties: Object.fromEntries(
    Object.values(TAB_FIELDS)
      .flat()
      .map((name) => [name, properties[name]]),
  ) as Pick<typeof properties, EditedField>,
  required: ['title'],
};

export function draftOf(risk: Risk): RiskDraft {
  return Object.fromEntries(Object.entries(risk).filter(([name]) => Object.hasOwn(RiskEdit.properties, name)));
}

/** The tab of that id; the first for one that does not exist. */
export const editTab = (id: string): EditTab => EDIT_TABS.find((tab) => tab === id) ?? 'details';

/** The tab of a field. @param path e.g. `template_answers.step_1_backup` */
export function tabOf(path: string): EditTab {
  const [name] = path.split('.');
  return EDIT_TABS.find((tab) => TAB_FIELDS[tab].some((field) => field === name)) ?? 'details';
}

/** How a field is emptied for which the contract has no null. */
const EMPTIED: readonly (readonly [EditedField, unknown])[] = [
  ['description', ''],
  ['category', ''],
  ['selected_assets', []],
  ['selected_scenarios', []],
];

/** These values of a risk with their answers of the template, as a change of this part of the risk. */
export function changeOfValues(record: Risk, values: RiskDraft) {
  const names = Object.keys(values);
  return {
    record,
    part: (risk: Risk) => names.map((name): unknown => Reflect.get(risk, name)),
    body: (risk: Risk) => changesToSend(risk, { ...draftOf(risk), ...values }, values),
  };
}

/**
 * The changes as they are sent. Answers about severity, impact, probability, category and status are synchronized with the risk's own fields: a
 * changed answer sets its field unless that field was changed too, and all of these answers follow their fields (section 5, "Edit modal sync").
 */
export function changesToSend(
  risk: Pick<Risk, 'template_answers'>,
  values: RiskDraft,
  changed: RiskDraft,
): RiskChanges {
  const answers = values.template_answers ?? risk.template_answers;
  const fromAnswers = Object.entries(answers).flatMap(([key, answer]) =>
    sameValue(answer, risk.template_answers[key]) ? [] : Object.entries(fieldsFromAnswer(key, answer)),
  );
  const filled = Object.fromEntries([...fromAnswers, ...Object.entries(changed).filter(([, value]) => value !== null)]);
  const synced = answersWithFields(answers, filled);
  const isSynced = Object.entries(synced).some(([key, value]) => !Object.is(value, answers[key]));
  // The schema has checked all values. An emptied field is null in the form; where the contract has no null, it is sent as an empty text or list.
  const sent: Record<string, unknown> = {
    ...Object.fromEntries(fromAnswers),
    ...changed,
    ...(isSynced && { template_answers: synced }),
  };
  for (const [name, empty] of EMPTIED) if (sent[name] === null) sent[name] = empty;
  return sent;
}
