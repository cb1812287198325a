import { scoreBucket } from '@parapet/contracts/rules';
import { useTexts } from '../../provider/kit-context.ts';
import { Icon } from '../icon/icon.tsx';
import { SeverityBadge } from '../severity-badge/severity-badge.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import classes from './phone-picture.module.css';
import type { PictureProps } from './pictures.tsx';
import { ROWS, type SampleRow } from './sample-register.ts';

/** The register in its layout for phones; shown only on a phone. */
export function PhonePicture({ texts }: PictureProps) {
  return (
    <div className={classes.phone} aria-hidden="true" inert>
      <div className={classes.bar}>
        <Icon name="menu" size={20} />
        <b>{texts.register}</b>
        <Icon name="search" size={20} />
        <Icon name="filter" size={20} />
      </div>
      {ROWS.slice(0, 4).map((row) => (
        <PhoneCard key={row.title} row={row} texts={texts} />
      ))}
    </div>
  );
}

function PhoneCard({ row, texts }: PictureProps & { row: SampleRow }) {
  const t = useTexts();
  return (
    <div className={classes.card}>
      <b>{texts[row.title]}</b>
      <div className={classes.facts}>
        <SeverityBadge severity={row.severity} />
        <StatusBadge status={row.status} />
        <span>{`${row.score} · ${t(`level.${scoreBucket(row.score)}`)}`}</span>
      </div>
    </div>
  );
}
