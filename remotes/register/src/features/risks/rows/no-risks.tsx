import { routes, useCan, useLocation } from '@parapet/sdk';
import { Button, EmptyState } from '@parapet/ui';
import { useTexts } from '../../../locales/use-texts.ts';

/** Shown where there are no risks at all, or none in a named register. @param register id of the latter */
export function NoRisks({ register }: { register?: string }) {
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
