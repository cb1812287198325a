/** The kit's overlays and the parts of Mantine that they need: 25 KB, loaded separately from the first page. */
export { DialogPart } from '../components/dialog/dialog-part.tsx';
export { FramePart } from '../components/frame-dialog/frame-part.tsx';
export { MenuPart } from '../components/menu/menu-part.tsx';
export { RowMenuPart } from '../components/data-table/actions/row-menu-part.tsx';
export { PopoverPart } from '../components/popover/popover-part.tsx';
export { TooltipPart } from '../components/tooltip/tooltip-part.tsx';
export { Drawer } from '@mantine/core';
