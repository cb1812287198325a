/** The parts of Mantine that lie over the page, with what they stand on: 25 KB, fetched apart from the first page. */
export { DialogPart } from '../components/dialog/dialog-part.tsx';
export { MenuPart } from '../components/menu/menu-part.tsx';
export { RowMenuPart } from '../components/data-table/actions/row-menu-part.tsx';
export { PopoverPart } from '../components/popover/popover-part.tsx';
export { TooltipPart } from '../components/tooltip/tooltip-part.tsx';
export { Drawer } from '@mantine/core';
