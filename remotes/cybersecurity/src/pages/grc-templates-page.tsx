import { routes, useCan } from '@parapet/sdk';
import { NoPermissionState, PageHeader, TextLink } from '@parapet/ui';
import { CreateGrcTemplate } from '../features/grc-templates/create-grc-template.tsx';
import { GrcTemplatesTab } from '../features/grc-templates/grc-templates-tab.tsx';
import { useGrcDefaults } from '../features/grc-templates/use-grc-defaults.ts';
import { useTexts } from '../locales/use-texts.ts';

/** The GRC templates on a page of their own. */
export function GrcTemplatesPage() {
  const t = useTexts();
  const { allowed, reason } = useCan()('risks', 'read');
  useGrcDefaults();
  return (
    <>
      <PageHeader
        before={<TextLink to={routes.cybersecurity()}>{t('cybersecurity.title')}</TextLink>}
        title={t('cybersecurity.tab.grc')}
        {...(allowed && { actions: <CreateGrcTemplate /> })}
      />
      {allowed ? <GrcTemplatesTab /> : <NoPermissionState message={reason} />}
    </>
  );
}
