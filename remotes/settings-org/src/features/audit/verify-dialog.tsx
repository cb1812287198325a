import type { AuditVerdict } from '@parapet/contracts';
import { downloadFile, query, useFormat, useQuery, useSession } from '@parapet/sdk';
import {
  Alert,
  Box,
  Button,
  DescriptionList,
  Dialog,
  Group,
  LoadingState,
  Muted,
  QueryView,
  Stack,
  TextLink,
} from '@parapet/ui';
import { TextField } from '@parapet/ui/forms';
import { useId, useState } from 'react';
import { useCopy } from '../../access/use-copy.ts';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './audit.module.css';
import { mailOf, readSeal, sealText, type KeptSeal } from './kept-seal.ts';
import { Faults } from './faults.tsx';

/** Checks all entries and seals, and says what that proves and what not. */
export function VerifyDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const format = useFormat();
  const { organizationId, organizationName, user } = useSession();
  const [kept, setKept] = useState<KeptSeal | null>(null);
  const [checked] = useState(() => new Date());
  const verdict = useQuery({
    ...query('verifyAudit', {
      organization_id: organizationId,
      ...(kept && { seal_number: kept.number, seal_hash: kept.hash }),
    }),
    staleTime: 0,
  });
  // Before the first seal there is none to fetch.
  const isSealed = (verdict.data?.seals ?? 0) > 0;
  const seal = useQuery({ ...query('getNewestSeal', { organization_id: organizationId }), enabled: isSealed }).data;
  const copy = useCopy({ copied: t('verify.copied'), failed: t('verify.not-copied') });
  const text = seal && sealText(seal, organizationName);
  const save = () =>
    downloadFile(
      'audit-check.json',
      new Blob(
        [JSON.stringify({ checked_at: checked.toISOString(), by: user.name, verdict: verdict.data, seal }, null, 2)],
        { type: 'application/json' },
      ),
    );
  return (
    <Dialog
      opened
      onClose={onClose}
      size="md"
      title={t('verify.title')}
      footer={
        <Group gap="xs" justify="flex-end">
          {seal && text !== undefined && (
            <Box component="span" me="auto">
              <TextLink href={mailOf(t('verify.mail-subject', { number: seal.number, name: organizationName }), text)}>
                {t('verify.mail')}
              </TextLink>
            </Box>
          )}
          <Button icon="download" disabled={verdict.data === undefined} onClick={save}>
            {t('verify.save')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('verify.close')}
          </Button>
        </Group>
      }
    >
      <QueryView
        query={verdict}
        failed={t('verify.failed')}
        loading={
          <Stack gap="xs">
            <Muted as="output">{t('verify.running')}</Muted>
            <LoadingState />
          </Stack>
        }
      >
        {(result) => (
          <Stack>
            <Result verdict={result} />
            <DescriptionList
              items={[
                {
                  label: t('verify.checked'),
                  value: t('verify.checked-by', { date: format.dateTime(checked), name: user.name }),
                },
                { label: t('verify.entries'), value: format.number(result.entries) },
                { label: t('verify.seals'), value: format.number(result.seals) },
                ...(result.unsealed_since
                  ? [
                      {
                        label: t('verify.unsealed'),
                        value: t('verify.unsealed-since', { date: format.dateTime(result.unsealed_since) }),
                      },
                    ]
                  : []),
                ...(seal && text !== undefined
                  ? [
                      {
                        label: t('verify.newest'),
                        value: (
                          <Group as="span" gap="0.25rem 0.5rem">
                            <span>{t('verify.seal', { number: seal.number, date: format.dateTime(seal.at) })}</span>
                            <code className={classes.hash}>{seal.hash}</code>
                            <Button size="sm" icon="copy" onClick={() => void copy(text)}>
                              {t('verify.copy')}
                            </Button>
                          </Group>
                        ),
                      },
                    ]
                  : []),
              ]}
            />
            <Alert kind="info" title={t('verify.means')}>
              {t(result.ok ? 'verify.means-ok' : 'verify.means-bad')}
            </Alert>
            <KeptSealForm kept={kept} busy={verdict.isFetching} onCheck={setKept} />
          </Stack>
        )}
      </QueryView>
    </Dialog>
  );
}

function Result({ verdict }: { verdict: AuditVerdict }) {
  const t = useTexts();
  if (verdict.damage)
    return (
      <Alert kind="error" title={t('verify.damaged')}>
        {t('verify.damaged-text')}
      </Alert>
    );
  if (verdict.ok)
    return (
      <Alert kind="success" title={t('verify.ok')}>
        {t('verify.ok-text', { count: verdict.entries })}
      </Alert>
    );
  return (
    <Alert kind="error" title={t('verify.bad')}>
      {t('verify.bad-text', { count: verdict.total_faults })}
      <Faults faults={verdict.faults} />
    </Alert>
  );
}

/** A seal that somebody kept elsewhere shows whether anything before it was cut off. */
function KeptSealForm({
  kept,
  busy,
  onCheck,
}: {
  kept: KeptSeal | null;
  busy: boolean;
  onCheck: (kept: KeptSeal) => void;
}) {
  const t = useTexts();
  const [text, setText] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  const hint = useId();
  return (
    <form
      className={classes.kept}
      aria-describedby={hint}
      onSubmit={(event) => {
        event.preventDefault();
        const read = readSeal(text);
        setUnreadable(read === null);
        if (read !== null) onCheck(read);
      }}
    >
      <TextField
        label={t('verify.kept')}
        hint={kept === null ? t('verify.kept-hint') : t('verify.kept-checked', { number: kept.number })}
        value={text}
        onChange={setText}
        {...(isUnreadable && { error: t('verify.kept-unreadable') })}
      />
      <Button type="submit" loading={busy} disabled={text.trim() === ''}>
        {t('verify.compare')}
      </Button>
    </form>
  );
}
