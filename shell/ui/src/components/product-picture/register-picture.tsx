import { scoreBucket } from '@parapet/contracts/rules';
import { useTexts } from '../../provider/kit-context.ts';
import { LEVEL_TONES, type Level } from '../../tokens/meanings.ts';
import { Brand } from '../brand/brand.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { NavItem } from '../nav-item/nav-item.tsx';
import { SeverityBadge } from '../severity-badge/severity-badge.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { initials } from '../avatar/initials.ts';
import type { PictureProps } from './pictures.tsx';
import classes from './product-picture.module.css';
import { CELLS, LEVELS, ROWS, type SampleRow } from './sample-register.ts';

/** The whole register; on a phone the register of a phone. */
export function RegisterPicture({ texts }: PictureProps) {
  return (
    <div className={classes.shot} role="img" aria-label={texts.label}>
      <div className={classes.desk} aria-hidden="true" inert>
        <Side texts={texts} />
        <Table texts={texts} />
        <Overview texts={texts} />
      </div>
      <div className={classes.phone} aria-hidden="true" inert>
        <div className={classes.phoneBar}>
          <Icon name="menu" size={20} />
          <b>{texts.register}</b>
          <Icon name="search" size={20} />
          <Icon name="filter" size={20} />
        </div>
        {ROWS.slice(0, 4).map((row) => (
          <PhoneCard key={row.title} row={row} texts={texts} />
        ))}
      </div>
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

function Overview({ texts }: PictureProps) {
  const t = useTexts();
  const counts: Record<Level, number> = { critical: 0, high: 0, medium: 0, low: 0 };
  const cells = CELLS.flatMap((line, index) => line.map((count, column) => ({ id: `${5 - index}-${column + 1}`, count, level: scoreBucket((5 - index) * (column + 1)) })));
  for (const { count, level } of cells) counts[level] += count;
  return (
    <div className={classes.overview}>
      <div>
        <h3>{texts.matrix}</h3>
        <div className={classes.matrix}>
          {cells.map(({ id, count, level }) => (
            <span key={id} data-tone={LEVEL_TONES[level]}>
              {count === 0 ? '' : count}
            </span>
          ))}
        </div>
        <div className={classes.axes}>
          <span>{`↑ ${texts.impact}`}</span>
          <span>{`${texts.probability} →`}</span>
        </div>
      </div>
      <div>
        <h3>{texts.summary}</h3>
        {LEVELS.map((level) => (
          <div key={level} className={classes.count}>
            <i data-tone={LEVEL_TONES[level]} />
            <span>{t(`level.${level}`)}</span>
            <b>{counts[level]}</b>
          </div>
        ))}
      </div>
      <div>
        <h3>{texts.profiles}</h3>
        <span className={classes.chip}>{texts.mine}</span>{' '}
        <span className={classes.chip} data-on>
          {texts.board}
        </span>
      </div>
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
