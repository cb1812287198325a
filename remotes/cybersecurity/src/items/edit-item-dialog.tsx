import { itemQuery, useDomainTexts } from '@parapet/domain-ui';
import { draftOf, ItemForm, useTemplates, type Item } from '@parapet/domain-ui/forms';
import { isNotFound, useCan, useNotify, useQuery, useSearch } from '@parapet/sdk';
import { Button, Dialog, EmptyState, LoadingState, NoPermissionState, QueryView } from '@parapet/ui';
import { useTexts } from '../locales/use-texts.ts';
import type { ItemKind } from './item-kinds.ts';

/** Parameters of the address that the form uses. */
const PARAMS = ['edit', 'template', 'copy'];
/** Milliseconds. */
const TOAST = 5000;

/** Adds or edits an item of the tab that is shown, as the address says: `edit=new` or `edit={id}`, with `template=` or `copy=` to start from. */
export function EditItemDialog({ kind }: { kind: ItemKind }) {
  const t = useTexts();
  const words = useDomainTexts();
  const notify = useNotify();
  const can = useCan();
  const [search, change] = useSearch();
  const edited = search.get('edit') ?? '';
  const isNew = edited === 'new';
  const sourceId = isNew ? (search.get('copy') ?? '') : edited;
  const permission = can('assets', isNew ? 'create' : 'update');
  const templates = useTemplates(kind);
  const source = useQuery({ ...itemQuery(kind, sourceId), enabled: permission.allowed && sourceId !== '' });
  const isOthers =
    !isNew && source.data !== undefined && 'changeable' in source.data && source.data.changeable === false;
  const { allowed, reason } = isOthers ? { allowed: false, reason: t('items.not-yours') } : permission;
  const close = () => change((next) => PARAMS.forEach((name) => next.delete(name)));
  const saved = () => {
    notify.success(t(isNew ? `${kind}.created` : `${kind}.updated`), { duration: TOAST });
    close();
  };
  const texts = {
    title: t(isNew ? `${kind}.add` : `${kind}.edit`),
    submit: t(isNew ? `${kind}.submit-new` : `${kind}.submit-edit`),
    failed: words(`save-failed.${kind}`),
    conflict: t(`${kind}.conflict`),
  };
  const manage = new URLSearchParams({ ...(kind !== 'assets' && { tab: kind }), templates: kind });
  const common = { kind, texts, params: PARAMS, manage: `/cybersecurity?${manage}`, onClose: close, onSaved: saved };
  const isThere = source.data !== undefined && !isNotFound(source.error);
  if (allowed && templates.data !== undefined && (sourceId === '' || isThere)) {
    if (!isNew && source.data !== undefined)
      return <ItemForm key={edited} {...common} item={source.data} templates={templates.data} />;
    const copy = source.data && { start: copyOf(kind, source.data, (name) => t('items.copy-of', { name })) };
    return (
      <ItemForm
        key={sourceId}
        {...common}
        item={null}
        templates={templates.data}
        templateId={search.get('template')}
        {...copy}
      />
    );
  }
  const shown = sourceId !== '' && !isThere && source.error !== null ? source : templates;
  return (
    <Dialog opened onClose={close} size="lg" title={texts.title}>
      {allowed ? (
        <QueryView<unknown>
          query={shown}
          size="sm"
          failed={shown === templates ? t('items.templates-failed') : t(`${kind}.failed-one`)}
          notFound={
            <EmptyState
              size="sm"
              title={t(`${kind}.gone`)}
              message={t('items.gone-message')}
              action={<Button onClick={close}>{t('items.close')}</Button>}
            />
          }
        >
          {() => <LoadingState shape="lines" />}
        </QueryView>
      ) : (
        <NoPermissionState message={reason} />
      )}
    </Dialog>
  );
}

function copyOf(kind: ItemKind, item: Item, nameOf: (name: string) => string) {
  const draft = draftOf(kind, item);
  return 'title' in item ? { ...draft, title: nameOf(item.title) } : { ...draft, name: nameOf(item.name) };
}
