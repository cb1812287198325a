import { Card, EmptyState, PageHeader, type IconName } from '@parapet/ui';
import { useTexts } from '../locales/use-texts.ts';

/** A page with nothing on it yet. */
function PlaceholderPage({ name, icon }: { name: 'resources' | 'sustainability'; icon: IconName }) {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t(`${name}.title`)} description={t(`${name}.description`)} />
      <Card>
        <EmptyState icon={icon} title={t(`${name}.placeholder`)} />
      </Card>
    </>
  );
}

export const ResourcesPage = () => <PlaceholderPage name="resources" icon="resources" />;
export const SustainabilityPage = () => <PlaceholderPage name="sustainability" icon="leaf" />;
