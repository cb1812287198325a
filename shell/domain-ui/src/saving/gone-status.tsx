import { useNotify } from '@parapet/sdk';
import { SaveStatus } from '@parapet/ui/forms';
import { useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldReader } from '../history/record-differences.tsx';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { isData, linesOfChanges, plainText } from './lines-of-changes.ts';

/** Milliseconds. */
const TOAST = 5_000;

interface GoneStatusProps {
  /** 'It was deleted and cannot be saved' by default. */
  title?: string;
  changed: () => object;
  /** Without `value`, values are copied as they are stored. */
  fields: Pick<FieldReader, 'label'> & Partial<Pick<FieldReader, 'value'>>;
}

/** Beside the button: the record was deleted, so the changes cannot be saved any more, but they can be copied. */
export function GoneStatus({ title, changed, fields }: GoneStatusProps) {
  const t = useDomainTexts();
  const notify = useNotify();
  const text = useRef<HTMLDivElement>(null);
  // What changed is read when something renders, and a last time before it is copied.
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  const copy = async () => {
    flushSync(readAgain);
    const lines = Array.from(text.current?.children ?? [], ({ textContent }) => textContent);
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      notify.success(t('gone.copied'), { duration: TOAST });
    } catch {
      notify.error(t('gone.copy-failed'));
    }
  };
  return (
    <>
      <SaveStatus
        problem="refused"
        title={title ?? t('gone.title')}
        detail={t('gone.message')}
        action={{ label: t('gone.copy'), onClick: () => void copy() }}
      />
      {/* Rendered before anybody copies it: the names of linked records have to be loaded. */}
      <div hidden ref={text}>
        {linesOfChanges(changed()).map(({ path, value }) => (
          <div key={path}>
            {fields.label(path)}:{' '}
            {fields.value === undefined || isData(value) ? plainText(value) : fields.value(path, value)}
          </div>
        ))}
      </div>
    </>
  );
}
