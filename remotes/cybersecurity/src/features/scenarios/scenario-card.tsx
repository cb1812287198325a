import type { RiskScenario } from '@parapet/contracts';
import { useSeededText, attributeLabel } from '@parapet/domain-ui';
import { useCan, useFormat } from '@parapet/sdk';
import { Badge, Group, Icon, IconButton, Muted, SelectionBox, TextLink } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import { useAttributeText } from '../../items/panel/item-facts.tsx';
import type { Deletable } from '../../items/use-delete-item.tsx';
import { useItemEditor } from '../../items/use-item-editor.ts';
import classes from './scenarios.module.css';

/** Lines of additional information on a card; the panel has all of them. */
const LINES = 3;

interface ScenarioCardProps {
  scenario: RiskScenario;
  /** Address with the scenario opened beside the list. */
  href: string;
  opened: boolean;
  onDelete: (item: Deletable) => void;
  selected: boolean;
  onSelect: (selected: boolean) => void;
}

export function ScenarioCard({ scenario, href, opened, onDelete, selected, onSelect }: ScenarioCardProps) {
  const t = useTexts();
  const seeded = useSeededText();
  const format = useFormat();
  const can = useCan();
  const valueOf = useAttributeText();
  const { edit } = useItemEditor();
  const {
    id,
    version,
    title,
    description,
    threat_actors,
    attributes,
    linked_controls,
    linked_properties,
    risk_count = 0,
    changeable,
  } = scenario;
  const lines = Object.entries(attributes);
  const controls = linked_controls.length;
  return (
    <article
      className={classes.card}
      data-row={id}
      data-opened={opened || undefined}
      data-selected={selected || undefined}
      tabIndex={-1}
      aria-label={title}
    >
      <Group gap="0.25rem" align="flex-start" wrap="nowrap">
        <span className={classes.select}>
          <SelectionBox
            label={t('items.select-one', { name: title })}
            checked={selected}
            onChange={() => onSelect(!selected)}
          />
        </span>
        <h3 className={classes.name}>
          <TextLink to={href} quiet>
            {title}
          </TextLink>
        </h3>
        <IconButton
          size="sm"
          icon="edit"
          label={t('items.edit-one', { name: title })}
          onClick={() => edit(id)}
          disabledReason={can('assets', 'update').reason ?? (changeable === false ? t('items.not-yours') : null)}
        />
        <IconButton
          size="sm"
          icon="delete"
          label={t('items.delete-one', { name: title })}
          onClick={() => onDelete({ id, version, name: title })}
          disabledReason={can('assets', 'delete').reason}
        />
      </Group>
      <p className={classes.description} dir="auto">
        {description}
      </p>
      <Group gap="0.25rem" align="stretch">
        {threat_actors.length === 0 && <Muted size="xs">{t('scenarios.no-actor')}</Muted>}
        {threat_actors.map((actor) => (
          <Badge key={actor}>{seeded(actor)}</Badge>
        ))}
      </Group>
      {lines.length > 0 && (
        <div className={classes.more}>
          <h4 className={classes.heading}>{t('scenarios.additional')}</h4>
          <dl className={classes.lines}>
            {lines.slice(0, LINES).map(([name, value]) => (
              <div key={name} className={classes.line}>
                <dt>{seeded(attributeLabel(name))}</dt>
                <dd dir="auto" title={valueOf(value)}>
                  {valueOf(value)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <div className={classes.counts}>
        <span className={controls === 0 ? classes.warning : undefined}>
          {controls === 0 && <Icon name="alert" size={14} />}
          {t('scenarios.controls', { n: format.number(controls) })}
        </span>
        <span>{t('scenarios.properties', { n: format.number(linked_properties.length) })}</span>
        <span>{t('scenarios.risks', { n: format.number(risk_count) })}</span>
      </div>
    </article>
  );
}
