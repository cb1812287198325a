import classes from './menu.module.css';

/** Of every menu, wherever it hangs. */
export const MENU_LOOK = {
  shadow: 'md',
  offset: 4,
  returnFocus: true,
  loop: true,
  // A menu may hold entries only.
  withInitialFocusPlaceholder: false,
  // In its place instead of at the end of the document, where it would belong to no landmark.
  withinPortal: false,
  floatingStrategy: 'fixed',
  classNames: { dropdown: classes.dropdown, item: classes.item, itemLabel: classes.itemLabel, divider: classes.divider, label: classes.heading },
} as const;
