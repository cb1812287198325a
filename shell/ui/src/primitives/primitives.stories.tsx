import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../components/badge/badge.tsx';
import { Button } from '../components/button/button.tsx';
import { Card } from '../components/card/card.tsx';
import { Box, Divider, Group, SimpleGrid, Skeleton, Stack, Text, Title } from './primitives.ts';

const meta: Meta = { title: 'Primitives' };
export default meta;

type Story = StoryObj;

const ORDERS = [1, 2, 3, 4, 5, 6] as const;
const SIZES = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export const Headings: Story = {
  render: () => (
    <Stack>
      {ORDERS.map((order) => (
        <Title key={order} order={order}>
          {`Level ${order}: Loss of the customer database`}
        </Title>
      ))}
    </Stack>
  ),
};

export const Texts: Story = {
  render: () => (
    <Stack>
      {SIZES.map((size) => (
        <Text key={size} size={size}>
          {`${size}: an attacker asks finance staff to pay an invoice to another account.`}
        </Text>
      ))}
      <Text c="dimmed">Dimmed: updated yesterday by Dana Okafor.</Text>
      <Text truncate maw={240}>
        Truncated: an attacker asks finance staff to pay an invoice to another account.
      </Text>
    </Stack>
  ),
};

export const Layout: Story = {
  render: () => (
    <Stack>
      <Group justify="space-between">
        <Badge>Left</Badge>
        <Button size="sm">Right</Button>
      </Group>
      <Divider />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {['First', 'Second', 'Third'].map((text) => (
          <Card key={text}>{text}</Card>
        ))}
      </SimpleGrid>
      <Box p="md">A box with space inside.</Box>
    </Stack>
  ),
};

export const Outlines: Story = {
  render: () => (
    <Stack>
      <Skeleton height={24} width="40%" />
      <Skeleton height={14} />
      <Skeleton height={14} width="80%" />
    </Stack>
  ),
};
