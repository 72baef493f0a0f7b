import type { Area } from './types';

export const colleagues = {
  prefix: 'COLLEAGUES',
  title: 'Colleagues',
  screen: 'ColleaguesScreen',
  requirements: [
    {
      id: 'COLLEAGUES-01',
      text: 'The owner invites by mail; the link works once, for 7 days, for the invited address only, by signing in or registering.',
      from: ['D35'],
    },
    {
      id: 'COLLEAGUES-02',
      text: 'Every call of a customer names a right; the roles owner, finance, technician and read-only are sets of rights. Everybody reads everything of the account.',
      from: ['D35'],
    },
    {
      id: 'COLLEAGUES-03',
      text: 'A technician reboots a server, and neither pays, orders nor changes the profile: such a call is refused with `role`.',
      from: ['D35'],
    },
    {
      id: 'COLLEAGUES-04',
      text: 'A session acts for one account, which the server checks at every call; a removed colleague’s sessions end at once.',
      from: ['D24', 'D35'],
    },
    {
      id: 'COLLEAGUES-05',
      text: 'The history of a server and a ticket name the colleague who acted.',
      from: ['D32', 'D35'],
    },
    {
      id: 'COLLEAGUES-06',
      text: 'A colleague’s API tokens do no more than the role allows, and end with the access.',
      from: ['D35'],
    },
    {
      id: 'COLLEAGUES-07',
      text: 'The owner transfers the account to a colleague whose own account is unused, after typing the address and the password, and stays with a role.',
      from: ['D35'],
    },
    {
      id: 'COLLEAGUES-08',
      text: 'Changing a role, removing a colleague, withdrawing an invitation and leaving an account are asked about first.',
      from: ['D35'],
    },
    {
      id: 'COLLEAGUES-09',
      text: 'A person with several accounts sees them, opens one and leaves those of colleagues.',
      from: ['D35'],
    },
    {
      id: 'COLLEAGUES-10',
      text: 'A strip names the colleague’s account and the role, and leads back; controls that the role does not allow are disabled with the reason.',
      from: ['D35'],
    },
    {
      id: 'COLLEAGUES-11',
      text: 'Payments and orders name the colleague who made them: in the history, its file, the bills of the server’s page, the order, the copy of the data and on the customer’s page of staff.',
      from: ['D32', 'D35'],
    },
  ],
} as const satisfies Area;
