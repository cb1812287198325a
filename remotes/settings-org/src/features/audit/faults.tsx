import { AUDITED_ENTITIES, type AuditFault } from '@parapet/contracts';
import { routes, useFormat } from '@parapet/sdk';
import { TextLink } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './audit.module.css';

/** Faults shown; the file has all that the service lists. */
const SHOWN = 20;

/** What does not fit, where, and since when. */
export function Faults({ faults }: { faults: readonly AuditFault[] }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <ul className={classes.faults}>
      {faults.slice(0, SHOWN).map(({ entity, entity_id: id, version, reason, last_good_seal: good }) => {
        const kind = AUDITED_ENTITIES.find((one) => one === entity);
        return (
          <li key={`${entity}/${id}/${version}/${reason}`}>
            {kind === undefined ? (
              t('fault.seal', { number: version })
            ) : (
              <>
                {t(`kind.${kind}`)}, {t('fault.version', { version })}{' '}
                <TextLink to={routes.auditLog({ kind, record: id })}>{t('audit.only-record')}</TextLink>
              </>
            )}
            : {t(`fault.${reason}`)}{' '}
            {good === null ? t('fault.never-good') : t('fault.good-until', { date: format.dateTime(good) })}
          </li>
        );
      })}
    </ul>
  );
}
