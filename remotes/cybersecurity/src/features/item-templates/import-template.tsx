import { useNotify } from '@parapet/sdk';
import { Button } from '@parapet/ui';
import { useRef } from 'react';
import { TEMPLATE_SETS, type TemplateKind } from '../../api/template-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { MAX_TEMPLATE_FILE, readTemplateFile, type TemplateContent } from './template-file.ts';

interface ImportTemplateProps {
  kind: TemplateKind;
  disabledReason: string | undefined;
  /** The content of the file, to be reviewed and saved. */
  onRead: (content: TemplateContent) => void;
}

/** Reads a template from a JSON file. Nothing is stored before the person saves it in the editor. */
export function ImportTemplate({ kind, disabledReason, onRead }: ImportTemplateProps) {
  const t = useTexts();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File) => {
    // `size` is in bytes and the limit in characters: at up to 4 bytes each, a larger file is too long in any case.
    const text = file.size > MAX_TEMPLATE_FILE * 4 ? null : await file.text().catch(() => '');
    const result =
      text === null ? ({ problem: 'too-large' } as const) : readTemplateFile(TEMPLATE_SETS[kind].rules, text);
    if ('problem' in result) notify.error(t(`template-file.${result.problem}`, { name: file.name }));
    else onRead(result.template);
  };
  return (
    <>
      <Button icon="upload" disabledReason={disabledReason} onClick={() => input.current?.click()}>
        {t('template-manager.import')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('template-manager.import')}
        accept="application/json,.json"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file can be chosen again after it was corrected.
          event.currentTarget.value = '';
          if (file !== undefined) void read(file);
        }}
      />
    </>
  );
}
