import { Button, Group } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import { useCopy } from '../../access/use-copy.ts';
import classes from './members-table.module.css';

/** The link of an invitation, to forward. */
export function InvitationLink({ url }: { url: string }) {
  const t = useTexts();
  const copy = useCopy({ copied: t('invitations.copied'), failed: t('invitations.not-copied') });
  return (
    <Group gap="xs" className={classes.link} wrap="nowrap">
      <code className={classes.url} aria-label={t('invitations.link')}>
        {url}
      </code>
      <Button size="sm" icon="copy" onClick={() => void copy(url)}>
        {t('invitations.copy')}
      </Button>
    </Group>
  );
}
