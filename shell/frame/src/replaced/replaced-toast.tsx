import type { ReplacedValues } from '@parapet/contracts';
import { pointerKeys } from '@parapet/contracts/rules';
import { callOperation, useNotify } from '@parapet/sdk';
import { useServices } from '@parapet/sdk/host';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReplacedText } from './locales/en.ts';
import { useReplacedText, useReplacedTextsLoaded } from './locales/texts.ts';

/** Most characters of a value that the toast shows; Undo writes all of them back. */
const MOST = 160;
/** Milliseconds. */
const CONFIRMED = 5_000;

const FIELDS: ReadonlySet<string> = new Set([
  'title',
  'name',
  'description',
  'category',
  'severity',
  'risk_level',
  'priority',
  'status',
  'impact_level',
  'probability',
  'likelihood',
  'impact',
  'due_date',
  'estimated_cost',
  'timeline',
  'template_answers',
  'asset_comments',
  'property_comments',
  'scenario_comments',
  'scenario_assessments',
  'owner_id',
  'reviewer_id',
  'assigned_to',
]);
/** Fields with ids, which say nothing to a person. */
const IDS = /(^|_)(id|ids|to|assets|scenarios|properties)$/;
const LEVELS: ReadonlySet<string> = new Set(['low', 'medium', 'high', 'critical']);

// The lists above name texts that exist; the types of the texts cannot follow a name that is data.
const isField = (
  name: string,
): name is Extract<ReplacedText, `field.${string}`> extends `field.${infer Name}` ? Name : never => FIELDS.has(name);
const isLevel = (value: string): value is 'low' | 'medium' | 'high' | 'critical' => LEVELS.has(value);

/** Shows one toast, which stays until the person closes it or takes the value back. */
export function ReplacedToast({ event }: { event: ReplacedValues }) {
  const isReady = useReplacedTextsLoaded();
  const t = useReplacedText();
  const notify = useNotify();
  const { reportFailure } = useServices();
  const isShown = useRef(false);
  const title = event.title ?? t('replaced.untitled');

  const read = ({ path, replaced }: ReplacedValues['changes'][number]) => {
    const [name = ''] = pointerKeys(path);
    return { field: t(isField(name) ? `field.${name}` : 'field.other'), value: IDS.test(name) ? null : text(replaced) };
  };
  function text(value: unknown): string | null {
    if (value === undefined || value === null || value === '') return t('replaced.empty');
    if (typeof value === 'string')
      return isLevel(value) ? t(`value.${value}`) : value.length > MOST ? `${value.slice(0, MOST)}…` : value;
    return typeof value === 'number' ? String(value) : null;
  }
  const undo = async () => {
    try {
      const { putBack } = await import('@parapet/sdk/saving');
      if (await putBack(event)) notify.success(t('replaced.undone'), { duration: CONFIRMED });
      else notify.error(t('replaced.changed-again', { title }));
    } catch (error) {
      reportFailure(error);
    }
  };
  const show = useEffectEvent(async () => {
    // Without the name the message is still true.
    const found = await callOperation('listPeople', { id: [event.actor_id], limit: 1 }).catch(() => null);
    const name = found?.items[0]?.name ?? t('replaced.somebody');
    const values = event.changes.map(read);
    const [only] = values;
    const message =
      values.length > 1 || only === undefined
        ? t('replaced.several', {
            name,
            title,
            count: values.length,
            values: values
              .map(({ field, value }) => (value === null ? field : t('replaced.pair', { field, value })))
              .join('; '),
          })
        : only.value === null
          ? t('replaced.bare', { name, title, field: only.field })
          : t('replaced.was', { name, title, field: only.field, value: only.value });
    notify.info(message, { undo: () => void undo() });
  });
  useEffect(() => {
    if (!isReady || isShown.current) return;
    isShown.current = true;
    void show();
  }, [isReady]);
  return null;
}
