import type { Property } from '@parapet/contracts';
import { ItemForm, useTemplates } from '@parapet/domain-ui/forms';
import { useNotify } from '@parapet/sdk';
import { Dialog, LoadingState, QueryView } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';

/** How long a toast stays (ms). */
const TOAST = 4000;

/** Changes a property without leaving the flow. */
export function PropertyDialog({ property, onClose }: { property: Property; onClose: () => void }) {
  const t = useTexts();
  const notify = useNotify();
  const templates = useTemplates('properties');
  if (templates.data === undefined) {
    return (
      <Dialog opened onClose={onClose} size="lg" title={t('property.title')}>
        <QueryView query={templates} size="sm" failed={t('property.templates-failed')}>
          {() => <LoadingState shape="lines" />}
        </QueryView>
      </Dialog>
    );
  }
  return (
    <ItemForm
      kind="properties"
      item={property}
      templates={templates.data}
      texts={{
        title: t('property.title'),
        submit: t('property.submit'),
        failed: t('property.failed'),
        conflict: t('property.conflict'),
      }}
      onClose={onClose}
      onSaved={() => {
        notify.success(t('property.saved'), { duration: TOAST });
        onClose();
      }}
    />
  );
}
