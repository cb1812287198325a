import { routes, useCan, useParams, useQuery } from '@parapet/sdk';
import { useSeededText } from '@parapet/domain-ui';
import { Badge, Button, NoPermissionState, PageHeader } from '@parapet/ui';
import { grcTemplateQuery } from '../api/grc-queries.ts';
import { GrcDocument } from '../features/grc-view/grc-document.tsx';
import { GrcMore } from '../features/grc-view/grc-more.tsx';
import { GrcTemplateView } from '../grc/grc-template-view.tsx';
import { GrcTrail } from '../grc/grc-trail.tsx';
import { useCanGrc } from '../grc/use-can-grc.ts';
import { useTexts } from '../locales/use-texts.ts';

/** A GRC template to read and to print. */
export function GrcViewPage() {
  const t = useTexts();
  const seeded = useSeededText();
  const { id = '' } = useParams();
  const canGrc = useCanGrc();
  const { allowed, reason } = useCan()('risks', 'read');
  const template = useQuery({ ...grcTemplateQuery(id), enabled: allowed });
  const { data } = template;
  if (!allowed) return <NoPermissionState message={reason} />;
  return (
    <>
      <PageHeader
        before={<GrcTrail />}
        title={data === undefined ? t('grc-view.title') : seeded(data.name)}
        {...(data?.is_default === true && { count: <Badge>{t('asset-templates.default')}</Badge> })}
        {...(data !== undefined &&
          data.description !== '' && { description: <span dir="auto">{seeded(data.description)}</span> })}
        {...(data !== undefined && {
          actions: (
            <>
              <Button icon="print" onClick={() => window.print()}>
                {t('grc-view.print')}
              </Button>
              <Button icon="edit" to={routes.editGrcTemplate(id)} disabledReason={canGrc('update', data).reason}>
                {t('grc-view.edit')}
              </Button>
              <GrcMore template={data} />
            </>
          ),
        })}
      />
      <GrcTemplateView query={template}>{(shown) => <GrcDocument template={shown} />}</GrcTemplateView>
    </>
  );
}
