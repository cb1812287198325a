import type { GrcTemplate } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { isNotFound, routes, useCan, useParams, useQuery, useSearch } from '@parapet/sdk';
import { Button, NoPermissionState, PageHeader, type ViewedQuery } from '@parapet/ui';
import { useState } from 'react';
import { grcTemplateQuery } from '../api/grc-queries.ts';
import { GrcTemplateForm } from '../features/grc-editor/grc-form.tsx';
import { GrcTemplateView } from '../grc/grc-template-view.tsx';
import { GrcTrail } from '../grc/grc-trail.tsx';
import { useCanGrc } from '../grc/use-can-grc.ts';
import { useTexts } from '../locales/use-texts.ts';

/** A new GRC template, with `copy=` in the address a copy of another. */
export function NewGrcTemplatePage() {
  const t = useTexts();
  const seeded = useSeededText();
  const [search] = useSearch();
  const [source] = useState(search.get('copy') ?? '');
  const { allowed, reason } = useCan()('risks', 'create');
  const template = useQuery({ ...grcTemplateQuery(source), enabled: allowed && source !== '' });
  if (!allowed) return <NoPermissionState message={reason} />;
  if (source === '') return <GrcTemplateForm record={null} />;
  if (template.data !== undefined)
    return (
      <GrcTemplateForm
        record={null}
        copied={{ ...template.data, name: t('template-editor.copy-of', { name: seeded(template.data.name) }) }}
      />
    );
  return <Unavailable title={t('grc-editor.new')} query={template} />;
}

/** A stored GRC template, to be changed. */
export function EditGrcTemplatePage() {
  const t = useTexts();
  const { id = '' } = useParams();
  const { allowed, reason } = useCan()('risks', 'update');
  const canGrc = useCanGrc();
  const template = useQuery({ ...grcTemplateQuery(id), enabled: allowed });
  if (!allowed) return <NoPermissionState message={reason} />;
  const mine = template.data && canGrc('update', template.data);
  if (mine?.allowed === false)
    return (
      <NoPermissionState
        message={mine.reason}
        action={<Button to={routes.viewGrcTemplate(id)}>{t('grc-editor.view')}</Button>}
      />
    );
  if (template.data !== undefined && !isNotFound(template.error))
    return <GrcTemplateForm key={template.data.id} record={template.data} />;
  return <Unavailable title={t('grc-view.title')} query={template} />;
}

/** While the template is being read, or when that failed. */
function Unavailable({ title, query }: { title: string; query: ViewedQuery<GrcTemplate> }) {
  return (
    <>
      <PageHeader before={<GrcTrail />} title={title} />
      <GrcTemplateView query={query}>{() => null}</GrcTemplateView>
    </>
  );
}
