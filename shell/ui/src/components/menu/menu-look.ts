import classes from './menu.module.css';

/** Props of every Mantine menu. */
export const MENU_LOOK = {
  shadow: 'md',
  returnFocus: true,
  loop: true,
  // The placeholder is no menu item, and a menu may hold only items.
  withInitialFocusPlaceholder: false,
  classNames: {
    dropdown: classes.dropdown,
    item: classes.item,
    itemLabel: classes.itemLabel,
    divider: classes.divider,
    label: classes.heading,
  },
} as const;
