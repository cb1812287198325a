import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox-field/checkbox.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { splitFrame, type FieldProps } from '../field/frame.ts';
import { Icon } from '../icon/icon.tsx';
import { PAUSE, searchedText } from '../listbox/search.ts';
import { Skeleton } from '../../primitives/primitives.ts';
import classes from './choice-list.module.css';

export interface Choice {
  value: string;
  label: string;
  /** At the end of a row. */
  detail?: ReactNode;
}

export interface ChoiceListProps extends FieldProps {
  /** `badges`: every choice is a toggle, many to a line. `rows`: check boxes with details, in a list that scrolls. */
  variant?: 'badges' | 'rows';
  /** Those found so far, in order. */
  choices: readonly Choice[];
  /** The chosen ones, and those that were chosen before in this form. Those of the start come first, and those that are not among `choices`. */
  selected: readonly Choice[];
  value: readonly string[] | null | undefined;
  onChange: (value: string[]) => void;
  searchLabel: string;
  /** Called with what is typed, after a pause; the caller then gives other `choices`. */
  onSearch: (query: string) => void;
  /** How many are chosen, in words. */
  summary: string;
  /** The way to more choices, e.g. '23 more'. */
  more?: { label: string; onMore: () => void };
  loading?: boolean;
  /** Choices could not be loaded: this text in place of the list. */
  loadError?: string | null;
  onRetry?: () => void;
  /** Below the list: the way to a choice that is not there yet. */
  create?: { label: (query: string) => string; onCreate: (query: string) => void };
  /** In place of the list when there is nothing to choose from. */
  emptyText?: ReactNode;
}

/** Any of many records, all in sight or one search away; those that were chosen at the start come first. */
export function ChoiceList(props: ChoiceListProps) {
  const [
    frame,
    {
      variant = 'rows',
      choices,
      selected,
      value,
      onChange,
      searchLabel,
      onSearch,
      summary,
      more,
      create,
      loading = false,
      loadError,
      onRetry,
      emptyText,
      id,
      name,
      disabled,
    },
  ] = splitFrame(props);
  const t = useTexts();
  const [query, setQuery] = useState('');
  useSearchAfterPause(query, onSearch);
  const chosen = value ?? [];
  // Choices keep their place when they are selected or deselected, so that no other choice moves under the pointer.
  const [first] = useState<ReadonlySet<string>>(() => new Set(chosen));
  const leading =
    query === ''
      ? selected.filter(
          (choice) => first.has(choice.value) || !choices.some(({ value: listed }) => listed === choice.value),
        )
      : [];
  const shown = [...leading, ...choices.filter((choice) => !leading.some((one) => one.value === choice.value))];
  const toggle = (one: string) =>
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  const nothing = shown.length === 0 && !loading;
  return (
    <FieldGroup {...frame} id={id} disabled={disabled}>
      {(base) => (
        <div className={classes.box} data-invalid={frame.error ? true : undefined} data-variant={variant}>
          <div className={classes.head}>
            <Icon name="search" size={16} className={classes.icon} />
            <input
              id={base}
              name={name}
              type="search"
              className={classes.search}
              aria-label={searchLabel}
              aria-invalid={frame.error ? true : undefined}
              placeholder={searchLabel}
              autoComplete="off"
              value={query}
              disabled={disabled}
              onChange={(event) => setQuery(event.currentTarget.value)}
              onKeyDown={(event) => {
                // Enter would send the form.
                if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
              }}
            />
            <output className={classes.summary}>{summary}</output>
          </div>
          {loadError ? (
            <div className={classes.state} role="alert">
              {loadError}{' '}
              {onRetry && (
                <Button size="sm" onClick={onRetry}>
                  {t('action.retry')}
                </Button>
              )}
            </div>
          ) : nothing ? (
            <div className={classes.state}>{query === '' ? emptyText : t('filter.noOption')}</div>
          ) : (
            <div
              className={classes.choices}
              aria-busy={loading}
              tabIndex={variant === 'rows' ? 0 : undefined}
              role={variant === 'rows' ? 'group' : undefined}
              aria-label={variant === 'rows' ? frame.label : undefined}
            >
              {loading && shown.length === 0 && <Skeleton height={26} />}
              {shown.map((choice) =>
                variant === 'badges' ? (
                  <Toggle
                    key={choice.value}
                    label={choice.label}
                    pressed={chosen.includes(choice.value)}
                    disabled={disabled}
                    onToggle={() => toggle(choice.value)}
                  />
                ) : (
                  <div key={choice.value} className={classes.row}>
                    <Checkbox
                      label={choice.label}
                      checked={chosen.includes(choice.value)}
                      disabled={disabled}
                      onChange={() => toggle(choice.value)}
                    />
                    {choice.detail !== undefined && <span className={classes.detail}>{choice.detail}</span>}
                  </div>
                ),
              )}
              {more && (
                <button type="button" className={classes.more} onClick={more.onMore}>
                  {more.label}
                </button>
              )}
            </div>
          )}
          {create && (
            <button
              type="button"
              className={classes.create}
              disabled={disabled}
              onClick={() => create.onCreate(query.trim())}
            >
              <Icon name="add" size={14} />
              <span dir="auto">{create.label(query.trim())}</span>
            </button>
          )}
        </div>
      )}
    </FieldGroup>
  );
}

function Toggle({
  label,
  pressed,
  disabled,
  onToggle,
}: {
  label: string;
  pressed: boolean;
  disabled: boolean;
  onToggle: () => void;
}) {
  return (
    <button type="button" className={classes.badge} aria-pressed={pressed} disabled={disabled} onClick={onToggle}>
      <Icon name={pressed ? 'check' : 'add'} size={14} />
      <span dir="auto">{label}</span>
    </button>
  );
}

function useSearchAfterPause(query: string, onSearch: (query: string) => void): void {
  const searched = useRef('');
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    const wanted = searchedText(query);
    if (wanted === searched.current) return undefined;
    const timer = setTimeout(
      () => {
        searched.current = wanted;
        search(wanted);
      },
      wanted === '' ? 0 : PAUSE,
    );
    return () => clearTimeout(timer);
  }, [query]);
}
