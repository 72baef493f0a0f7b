import type { Area } from './types';

export const userSettings = {
  prefix: 'SETTINGS',
  title: 'User settings',
  screen: 'UserSettingsScreen',
  requirements: [
    {
      id: 'SETTINGS-01',
      text: 'For each event the account chooses notifications in the portal and by mail.',
      from: ['D31', 'D35'],
    },
    {
      id: 'SETTINGS-02',
      text: 'Notifications about security, and mails about a deletion, cannot be turned off.',
      from: ['D31'],
    },
    {
      id: 'SETTINGS-03',
      text: 'With nothing to choose the section says the sentence that its placeholder had.',
      from: ['D35', '§2 Dashboard routes'],
    },
  ],
} as const satisfies Area;
