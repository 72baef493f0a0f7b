import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JourneyPage } from './JourneyPage';
import { journeys } from './journeys';

const meta = {
  component: JourneyPage,
  args: { journey: 'Register' },
  argTypes: {
    journey: {
      description: 'The way that is shown.',
      options: journeys.map(({ id }) => id),
      control: 'select',
    },
  },
  play: async ({ canvas, args }) => {
    const steps = journeys.find(({ id }) => id === args.journey)?.steps ?? [];
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(steps.length);
  },
} satisfies Meta<typeof JourneyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Register: Story = { args: { journey: 'Register' } };

export const SignIn: Story = { args: { journey: 'SignIn' } };

export const Order: Story = { args: { journey: 'Order' } };

export const Pay: Story = { args: { journey: 'Pay' } };

export const Run: Story = { args: { journey: 'Run' } };

export const Renew: Story = { args: { journey: 'Renew' } };

export const ChangeTariff: Story = { args: { journey: 'ChangeTariff' } };

export const Cancel: Story = { args: { journey: 'Cancel' } };

export const Documents: Story = { args: { journey: 'Documents' } };

export const Support: Story = { args: { journey: 'Support' } };

export const Secure: Story = { args: { journey: 'Secure' } };

export const Profile: Story = { args: { journey: 'Profile' } };

export const Team: Story = { args: { journey: 'Team' } };

export const Costs: Story = { args: { journey: 'Costs' } };

export const Automate: Story = { args: { journey: 'Automate' } };

export const Lost: Story = { args: { journey: 'Lost' } };

export const AdminDay: Story = { args: { journey: 'AdminDay' } };

export const AdminDesk: Story = { args: { journey: 'AdminDesk' } };

export const AdminMoney: Story = { args: { journey: 'AdminMoney' } };

export const AdminCatalogue: Story = { args: { journey: 'AdminCatalogue' } };

export const AdminPortal: Story = { args: { journey: 'AdminPortal' } };
