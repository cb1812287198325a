import type { AssetTemplate } from '@parapet/contracts';
import { useCan, useNotify, useSearch, useSearchBox } from '@parapet/sdk';
import { Button, Dialog, Group, Icon, SearchBox } from '@parapet/ui';
import { useState } from 'react';
import type { TemplateKind } from '../../api/template-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { DeleteTemplate } from './delete-template.tsx';
import { ImportTemplate } from './import-template.tsx';
import { TemplateEditor } from './editor/template-editor.tsx';
import { TemplateHistory } from './template-history.tsx';
import { TemplateList } from './template-list.tsx';
import classes from './template-manager.module.css';
import type { TemplateContent } from './template-file.ts';

interface TemplateManagerProps {
  kind: TemplateKind;
  onClose: () => void;
}

/** The templates of one kind of item, over the page. The address has the kind as `templates`, and the template in the editor as `editor`. */
export function TemplateManager({ kind, onClose }: TemplateManagerProps) {
  const t = useTexts();
  const notify = useNotify();
  const can = useCan();
  const [search, change] = useSearch();
  const [q, setQ] = useState('');
  const box = useSearchBox(q, setQ);
  const [imported, setImported] = useState<TemplateContent | null>(null);
  const [deleting, setDeleting] = useState<AssetTemplate | null>(null);
  const [shown, setShown] = useState<AssetTemplate | null>(null);
  const editor = search.get('editor');
  const createReason = can('assets', 'create').reason;
  const deletable = can('assets', 'delete');
  const edit = (source: string, content: TemplateContent | null = null) => {
    setImported(content);
    change((next) => next.set('editor', source), { push: true });
  };
  const apply = (id: string) =>
    change(
      (next) => {
        for (const name of ['templates', 'editor', 'copy']) next.delete(name);
        next.set('edit', 'new');
        next.set('template', id);
      },
      { push: true },
    );
  return (
    <>
      <Dialog
        opened
        onClose={onClose}
        size="xl"
        fixedHeight
        flush
        title={t(`template-manager.title.${kind}`)}
        footer={
          <Group as="p" gap="xs" wrap="nowrap" c="dimmed" fz="sm">
            <Icon name="lock" size={14} /> {t('template-manager.defaults')} {!deletable.allowed && deletable.reason}
          </Group>
        }
      >
        <div className={classes.toolbar}>
          <SearchBox {...box} label={t('template-manager.search')} shortcut={false} />
          <div className={classes.actions}>
            <ImportTemplate kind={kind} disabledReason={createReason} onRead={(content) => edit('new', content)} />
            <Button variant="primary" icon="add" disabledReason={createReason} onClick={() => edit('new')}>
              {t('template-manager.create')}
            </Button>
          </div>
        </div>
        <div className={classes.body}>
          <TemplateList kind={kind} q={q} onEdit={edit} onDelete={setDeleting} onHistory={setShown} onUse={apply} />
        </div>
      </Dialog>
      {editor !== null && (
        <TemplateEditor
          key={editor}
          kind={kind}
          source={editor}
          imported={imported}
          onClose={() => change((next) => next.delete('editor'))}
        />
      )}
      {shown !== null && <TemplateHistory kind={kind} template={shown} onClose={() => setShown(null)} />}
      {deleting !== null && (
        <DeleteTemplate
          kind={kind}
          template={deleting}
          onCancel={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null);
            notify.success(t('template-manager.deleted'));
          }}
        />
      )}
    </>
  );
}
