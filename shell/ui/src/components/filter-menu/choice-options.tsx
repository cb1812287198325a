import { Icon } from '../icon/icon.tsx';
import { OptionList, type FilterOption, type FilterSearch } from './option-list.tsx';
import classes from './filter-menu.module.css';

interface ChoiceOptionsProps<V extends string> extends FilterSearch {
  label: string;
  options: readonly FilterOption<V>[];
  chosen: FilterOption<V> | undefined;
  onChoose: (value: V) => void;
}

/** Options of which one is in force. */
export function ChoiceOptions<V extends string>({ chosen, onChoose, ...list }: ChoiceOptionsProps<V>) {
  return (
    <OptionList {...list} role="listbox">
      {(option, { text, count }) => (
        <button
          key={option.value}
          type="button"
          role="option"
          data-option
          data-autofocus={option === chosen || undefined}
          className={classes.option}
          aria-selected={option === chosen}
          onClick={() => onChoose(option.value)}
        >
          <span className={classes.tick}>{option === chosen && <Icon name="check" size={16} />}</span>
          {text} {count}
        </button>
      )}
    </OptionList>
  );
}
