import { routes, useCan, useLocation } from '@parapet/sdk';
import { Button, EmptyState, NoMatchState } from '@parapet/ui';
import { useTexts } from '../../../locales/use-texts.ts';
import { hidingFilter } from '../filters/hiding-filter.ts';
import type { RiskListState } from '../risk-list.ts';

interface NoRowsProps {
  list: RiskListState;
  chips: Parameters<typeof hidingFilter>[0];
  /** Number of filters that are set. */
  chosen: number;
  facets: Parameters<typeof hidingFilter>[1];
}

/** In place of rows: why there are none. */
export function NoRows({ list, chips, chosen, facets }: NoRowsProps) {
  const t = useTexts();
  const { register } = list.filters;
  const hiding = hidingFilter(chips, facets);
  if (!list.isFiltered) return <NoRisks />;
  if (chosen === 1 && register !== null) return <NoRisks register={register} />;
  return (
    <NoMatchState
      title={t('risk-register.no-match', { count: chosen })}
      filters={chips}
      onClear={list.clear}
      {...(hiding && { relax: hiding })}
    />
  );
}

/** Shown where there are no risks at all, or none in a named register. @param register id of the latter */
function NoRisks({ register }: { register?: string }) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const mayAdd = useCan()('risks', 'create').allowed;
  const all = mayAdd ? t('risk-register.empty-message') : t('risk-register.empty-reader');
  return (
    <EmptyState
      icon="register"
      title={t(register === undefined ? 'risk-register.empty' : 'register.empty')}
      message={register === undefined ? all : t(mayAdd ? 'register.empty-message' : 'register.empty-reader')}
      action={
        mayAdd ? (
          <Button
            icon="add"
            to={
              register === undefined ? routes.addRisk() : routes.addRisk({ register, returnTo: `${pathname}${search}` })
            }
          >
            {t('add-risk.title')}
          </Button>
        ) : undefined
      }
    />
  );
}
