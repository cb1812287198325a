import { useLocale } from '@parapet/sdk';
import { LEVEL_TONES, Badge, Brand, DataTable, NavItem, SeverityBadge, StatusBadge, type DataTableColumn, type IconName, type Level, type Status } from '@parapet/ui';
import { PICTURE_TEXTS, type PictureText } from './picture-texts/texts.ts';
import classes from './product-picture.module.css';

interface PictureRisk {
  title: PictureText;
  score: number;
  level: Level;
  severity: Level;
  status: Status;
}

const RISKS: readonly PictureRisk[] = [
  { title: 'risk.ransomware', score: 20, level: 'critical', severity: 'critical', status: 'in-progress' },
  { title: 'risk.invoice', score: 16, level: 'critical', severity: 'high', status: 'in-progress' },
  { title: 'risk.payroll', score: 15, level: 'high', severity: 'high', status: 'open' },
  { title: 'risk.portal', score: 12, level: 'high', severity: 'high', status: 'open' },
  { title: 'risk.backups', score: 8, level: 'medium', severity: 'medium', status: 'mitigated' },
  { title: 'risk.laptop', score: 6, level: 'medium', severity: 'medium', status: 'accepted' },
  { title: 'risk.charger', score: 3, level: 'low', severity: 'low', status: 'closed' },
];

const ENTRIES: readonly { icon: IconName; text: PictureText; active?: boolean }[] = [
  { icon: 'dashboard', text: 'dashboard' },
  { icon: 'risk', text: 'register', active: true },
  { icon: 'organization', text: 'organization' },
  { icon: 'settings', text: 'settings' },
];

function columnsIn(t: (key: PictureText) => string): DataTableColumn<PictureRisk>[] {
  return [
    { id: 'risk', header: t('risk'), cell: ({ title }) => t(title) },
    { id: 'severity', header: t('severity'), cell: ({ severity }) => <SeverityBadge severity={severity} /> },
    { id: 'status', header: t('status'), cell: ({ status }) => <StatusBadge status={status} /> },
    { id: 'score', header: t('score'), align: 'end', cell: ({ score, level }) => <Badge tone={LEVEL_TONES[level]}>{score}</Badge> },
  ];
}

/** The risk register, drawn with its own components. Nothing in it can be focused; screen readers get one name for all of it. */
export function ProductPicture() {
  const texts = PICTURE_TEXTS[useLocale()];
  const t = (key: PictureText) => texts[key];
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with components, not a file
    <div role="img" aria-label={t('label')} className={classes.root}>
      <div inert className={classes.inside}>
        <div className={classes.sidebar}>
          <Brand name="Parapet" />
          <ul className={classes.entries}>
            {ENTRIES.map(({ icon, text, active = false }) => (
              <NavItem key={text} icon={icon} label={t(text)} to="/" active={active} />
            ))}
          </ul>
        </div>
        <div className={classes.page}>
          <p className={classes.title}>{t('register')}</p>
          <DataTable
            label={t('register')}
            rows={RISKS}
            rowId={({ title }) => title}
            columns={columnsIn(t)}
            empty={null}
          />
        </div>
      </div>
    </div>
  );
}
