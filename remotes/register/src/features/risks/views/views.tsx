import { useCan, useDescribeError, useFilterProfiles, useNotify } from '@parapet/sdk';
import { Button, ErrorState } from '@parapet/ui';
import { SavedViews } from '@parapet/ui/filters';
import { useViewsText, useViewsTextsLoaded } from '../../../locales/views/texts.ts';
import { useFilterNames } from '../filters/use-filter-texts.ts';
import type { RiskListState } from '../risk-list.ts';
import { useSharedViews, type ShownTable } from './use-views.ts';
import classes from './views.module.css';

interface ViewsProps {
  list: RiskListState;
  table: ShownTable;
}

/** The views of the register: those of the organization with filters, order, columns and row height, and the person's own filter profiles. */
export function Views(props: ViewsProps) {
  return useViewsTextsLoaded() ? <Menu {...props} /> : null;
}

const SHARED = 'shared';
const OWN = 'own';
/** Ids in the menu: profiles have none but their names. */
const idOf = (group: string, id: string) => `${group}:${id}`;

function Menu({ list, table }: ViewsProps) {
  const t = useViewsText();
  const notify = useNotify();
  const describe = useDescribeError();
  const mayShare = useCan()('risks', 'update').allowed;
  const profiles = useFilterProfiles(list, useFilterNames());
  const shared = useSharedViews(list, table);
  const { found, current } = shared;
  const views = found.data?.items ?? [];
  const sharedBy = (id: string) => views.find((view) => idOf(SHARED, view.id) === id);
  const ownBy = (id: string) => id.slice(OWN.length + 1);
  const report = (error: unknown) => {
    notify.error(describe(error, t('views.failed')).message ?? t('views.failed'));
    // Somebody else may have changed or deleted it.
    void found.refetch();
  };
  const reportOfOwn = () => notify.error(t('views.profile-failed'));
  const refuse = (tell: (error: unknown) => void) => (error: unknown) => {
    tell(error);
    throw error;
  };
  return (
    <SavedViews
      groups={[
        { id: SHARED, label: t('views.shared') },
        { id: OWN, label: t('views.mine') },
      ]}
      views={[
        ...views.map(({ id, name, saved_by_name }) => ({
          id: idOf(SHARED, id),
          name,
          group: SHARED,
          readOnly: !mayShare,
          question: t('views.confirm', { name }),
          ...(saved_by_name !== null && { detail: t('views.saved-by', { name: saved_by_name }) }),
        })),
        ...profiles.views.map(({ id, name }) => ({ id: idOf(OWN, id), name, group: OWN })),
      ]}
      currentId={
        current ? idOf(SHARED, current.id) : profiles.currentId === null ? null : idOf(OWN, profiles.currentId)
      }
      changed={current ? shared.changed : profiles.changed}
      onSelect={(id) => {
        const view = id === null ? undefined : sharedBy(id);
        if (view) shared.apply(view);
        else profiles.onSelect(id === null ? null : ownBy(id));
      }}
      {...(current && { saveLabel: t('views.save') })}
      saveDisabled={shared.isOutdated}
      onSave={() => void (current ? shared.save(current).catch(report) : profiles.onSave().catch(reportOfOwn))}
      {...(mayShare && {
        saveAs: {
          label: t('views.for'),
          groups: [
            { id: OWN, label: t('views.only-me'), hint: t('views.only-filters') },
            { id: SHARED, label: t('views.everybody'), hint: t('views.everything') },
          ],
        },
      })}
      onSaveAs={(name, group) =>
        group === SHARED
          ? shared.saveAs(name).catch(refuse(report))
          : profiles.onSaveAs(name).catch(refuse(reportOfOwn))
      }
      onRename={(id, name) => {
        const view = sharedBy(id);
        return view
          ? shared.rename(view, name).catch(refuse(report))
          : profiles.onRename(ownBy(id), name).catch(refuse(reportOfOwn));
      }}
      onDelete={(id) => {
        const view = sharedBy(id);
        void (view ? shared.remove(view).catch(report) : profiles.onDelete(ownBy(id)).catch(reportOfOwn));
      }}
      note={
        found.isError && found.data === undefined ? (
          <ErrorState
            size="sm"
            title={t('views.list-failed')}
            onRetry={() => void found.refetch()}
            retrying={found.isFetching}
          />
        ) : shared.isGone ? (
          <output className={classes.note}>{t('views.gone')}</output>
        ) : shared.isOutdated && current ? (
          <output className={classes.note}>
            {t('views.outdated', { name: current.saved_by_name ?? t('views.somebody') })}
            <Button size="sm" onClick={() => shared.apply(current)}>
              {t('views.show-saved')}
            </Button>
          </output>
        ) : null
      }
    />
  );
}
