import classes from './menu.module.css';

/** Props of every Mantine menu. */
export const MENU_LOOK = {
  shadow: 'md',
  offset: 4,
  returnFocus: true,
  loop: true,
  // The placeholder is no menu item, and a menu may hold only items.
  withInitialFocusPlaceholder: false,
  // Rendered in place: in a portal at the end of the document it would be outside of all landmarks.
  withinPortal: false,
  floatingStrategy: 'fixed',
  classNames: {
    dropdown: classes.dropdown,
    item: classes.item,
    itemLabel: classes.itemLabel,
    divider: classes.divider,
    label: classes.heading,
  },
} as const;
