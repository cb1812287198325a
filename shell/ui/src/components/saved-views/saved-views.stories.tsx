import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Box } from '../../index.ts';
import { SavedViews } from '../../filters.ts';

const meta: Meta<typeof SavedViews> = {
  title: 'Components/SavedViews',
  component: SavedViews,
  args: {
    views: [
      { id: 'q4', name: 'Q4 audit scope' },
      { id: 'long', name: 'Datenschutz-Folgenabschätzung: alle Auftragsverarbeiter außerhalb der Europäischen Union' },
      { id: 'rtl', name: 'مخاطر الربع الرابع' },
    ],
    currentId: 'q4',
    onSelect: () => {},
    onSave: () => {},
    onSaveAs: () => {},
    onRename: () => {},
    onDelete: () => {},
  },
  decorators: [
    (Story) => (
      <Box mih={320} maw={220}>
        <Story />
      </Box>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof SavedViews>;

const open: Story['play'] = async ({ canvasElement }) => {
  const [button] = within(canvasElement).getAllByRole('button');
  if (button) await userEvent.click(button);
};

export const Chosen: Story = {};
export const Changed: Story = { args: { changed: ['matrix', 'sort'] } };
export const None: Story = { args: { currentId: null } };
export const Open: Story = { play: open };
export const OpenWithoutAny: Story = { args: { views: [], currentId: null }, play: open };
export const Naming: Story = {
  args: { changed: ['matrix'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /Save as new|Als neues|Enregistrer comme|Guardar como/ }),
    );
    await userEvent.keyboard('{Enter}');
  },
};
