/** The settings of the audit trail's seals. */
import { createPrivateKey } from 'node:crypto';
import { NEW_KEY } from './outside-key.ts';

export interface AuditConfig {
  /** The key that signs the seals (PKCS #8 as PEM), or `new`; undefined for that in the data folder. */
  key: string | undefined;
  /** Where the newest seals are posted. */
  sealUrl: string | undefined;
}

/** A PEM may have its line breaks written as `\n`, or lack its first and last line. */
function pemOf(typed: string): string {
  const text = typed.replaceAll('\\n', '\n').trim();
  return text.startsWith('-----') ? `${text}\n` : `-----BEGIN PRIVATE KEY-----\n${text}\n-----END PRIVATE KEY-----\n`;
}

function isKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

export function readAudit(
  text: (name: string) => string | undefined,
  fault: (name: string, must: string) => void,
): AuditConfig {
  const [typed, sealUrl] = [text('AUDIT_KEY'), text('AUDIT_SEAL_URL')];
  const key = typed === undefined || typed === NEW_KEY ? typed : pemOf(typed);
  if (key !== undefined && key !== NEW_KEY && !isKey(key))
    fault(
      'AUDIT_KEY',
      `must be an Ed25519 private key as PEM (PKCS #8), such as the content of audit-key.pem, or ${NEW_KEY}`,
    );
  const url = sealUrl !== undefined && URL.canParse(sealUrl) ? new URL(sealUrl) : null;
  if (
    sealUrl !== undefined &&
    (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
  ) {
    fault('AUDIT_SEAL_URL', 'must be an http(s) address without user, such as https://seals.example.com/parapet');
  }
  return { key, sealUrl };
}
