import { scoreBucket } from '@parapet/contracts/rules';
import { useTexts } from '../../provider/kit-context.ts';
import { Brand } from '../brand/brand.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { NavItem } from '../nav-item/nav-item.tsx';
import { SeverityBadge } from '../severity-badge/severity-badge.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { initials } from '../avatar/initials.ts';
import { OverviewPicture } from './overview-picture.tsx';
import { PhonePicture } from './phone-picture.tsx';
import type { PictureProps } from './pictures.tsx';
import classes from './product-picture.module.css';
import { ROWS } from './sample-register.ts';

/** The whole register; on a phone, its layout for phones. */
export function RegisterPicture({ texts }: PictureProps) {
  return (
    <div className={classes.shot} role="img" aria-label={texts.label}>
      <div className={classes.desk} aria-hidden="true" inert>
        <Side texts={texts} />
        <Table texts={texts} />
        <OverviewPicture texts={texts} />
      </div>
      <PhonePicture texts={texts} />
    </div>
  );
}

function Side({ texts }: PictureProps) {
  return (
    <div className={classes.side}>
      <div className={classes.brand}>
        <Brand name="Parapet" />
      </div>
      <Button icon="add" fullWidth>
        {texts.addRisk}
      </Button>
      <ul className={classes.nav}>
        <NavItem icon="dashboard" label={texts.dashboard} to="/" />
        <NavItem icon="register" label={texts.register} to="/" active />
        <NavItem icon="flow" label={texts.riskFlow} to="/" />
        <NavItem icon="shield" label={texts.cybersecurity} to="/" />
        <NavItem icon="organization" label={texts.organization} to="/" />
        <NavItem icon="settings" label={texts.settings} to="/" />
      </ul>
      <div className={classes.person}>
        <span className={classes.avatar}>GO</span>
        <span>
          <b>Grace Okafor</b>
          <small>Harbour Freight Ltd</small>
        </span>
      </div>
    </div>
  );
}

function Table({ texts }: PictureProps) {
  const t = useTexts();
  return (
    <div className={classes.middle}>
      <div className={classes.heading}>
        <b>{texts.register}</b>
        <span>{texts.count}</span>
        <Button icon="download">{texts.export}</Button>
      </div>
      <div className={classes.tools}>
        <span className={classes.search}>
          <Icon name="search" size={15} />
          {texts.search}
        </span>
        <span className={classes.chip} data-on>
          {`${texts.status}: `}
          <b>{`${t('status.open')}, ${t('status.in-progress')}`}</b>
        </span>
        <span className={classes.chip}>{texts.category}</span>
        <span className={classes.chip}>{texts.owner}</span>
      </div>
      <div className={classes.head}>
        {[texts.risk, texts.category, texts.severity, texts.status, texts.flow, texts.owner].map((title, index) => (
          <span key={index === 4 ? 'flow' : title}>{title}</span>
        ))}
      </div>
      {ROWS.map((row) => (
        <div key={row.title} className={classes.row}>
          <span className={classes.risk}>
            <b>{texts[row.title]}</b>
            <small>{`${texts.score} ${row.score} · ${t(`level.${scoreBucket(row.score)}`)}`}</small>
          </span>
          <span className={classes.quiet}>{texts[row.category]}</span>
          <span>
            <SeverityBadge severity={row.severity} />
          </span>
          <span>
            <StatusBadge status={row.status} />
          </span>
          <span className={classes.quiet}>{row.flow === null ? texts.noFlow : <StatusBadge status={row.flow} />}</span>
          <Owner name={row.owner} nobody={texts.noOwner} />
        </div>
      ))}
    </div>
  );
}

function Owner({ name, nobody }: { name: string | null; nobody: string }) {
  if (name === null) return <span className={classes.quiet}>{nobody}</span>;
  return (
    <span className={classes.owner}>
      <span className={classes.avatar} data-small>
        {initials(name)}
      </span>
      {name}
    </span>
  );
}
