import { Button, Card, IconButton, Stack, Text } from '@parapet/ui';
import { SegmentedControl } from '@parapet/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { useCopy } from '../../access/use-copy.ts';
import secretClasses from '../../access/secret.module.css';
import classes from './access.module.css';

/** Names of products, the same in every language. */
const CLIENTS = [
  { value: 'claude-code', label: 'Claude Code', file: '.mcp.json' },
  { value: 'vs-code', label: 'VS Code', file: '.vscode/mcp.json' },
] as const;
type Client = (typeof CLIENTS)[number]['value'];

/** What a client takes to reach the server. It holds no token: files of settings get shared. */
function settingsOf(client: Client, url: string, placeholder: string): object {
  return client === 'claude-code'
    ? { mcpServers: { parapet: { type: 'http', url, headers: { Authorization: `Bearer ${placeholder}` } } } }
    : {
        inputs: [{ type: 'promptString', id: 'parapet', description: placeholder, password: true }],
        servers: { parapet: { type: 'http', url, headers: { Authorization: `Bearer \${input:parapet}` } } },
      };
}

/** How agents reach the tools of the product (MCP) in the name of a token. */
export function AgentsCard() {
  const t = useTexts();
  const copy = useCopy({ copied: t('agents.copied'), failed: t('agents.not-copied') });
  const [client, setClient] = useState<Client>('claude-code');
  const url = `${window.location.origin}/api/mcp`;
  const settings = JSON.stringify(settingsOf(client, url, t('agents.your-token')), null, 2);
  const file = CLIENTS.find(({ value }) => value === client)?.file ?? '';
  return (
    <Card title={t('agents.title')} description={t('agents.description')}>
      <Stack>
        <div>
          <Text size="sm" fw={500}>
            {t('agents.address')}
          </Text>
          <div className={secretClasses.line}>
            <code className={secretClasses.secret} dir="ltr">
              {url}
            </code>
            <IconButton icon="copy" label={t('agents.copy-address')} onClick={() => void copy(url)} />
          </div>
        </div>
        <ul className={classes.rights}>
          <li>{t('agents.reads')}</li>
          <li>{t('agents.proposes')}</li>
          <li>{t('agents.writes')}</li>
        </ul>
        <SegmentedControl
          label={t('agents.client')}
          value={client}
          onChange={setClient}
          options={CLIENTS.map(({ value, label }) => ({ value, label }))}
        />
        <Stack gap="xs">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keyboard */}
          <pre className={classes.settings} aria-label={file} tabIndex={0} dir="ltr">
            {settings}
          </pre>
          <Text size="sm" c="dimmed">
            {t('agents.where', { file })}
          </Text>
          <div>
            <Button size="sm" icon="copy" onClick={() => void copy(settings)}>
              {t('agents.copy')}
            </Button>
          </div>
        </Stack>
      </Stack>
    </Card>
  );
}
