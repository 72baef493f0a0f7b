import type { Area } from './types';

export const profile = {
  prefix: 'PROFILE',
  title: 'Client profile',
  screen: 'ProfileScreen',
  requirements: [
    {
      id: 'PROFILE-01',
      text: 'Three sections, User settings, Profile, Contract information, open at first.',
      from: ['§2 Client profile', '§4'],
    },
    { id: 'PROFILE-02', text: 'Sections can be folded.', from: ['§2 Client profile'] },
    { id: 'PROFILE-03', text: 'Ok and Cancel.', from: ['§2 Client profile'] },
    { id: 'PROFILE-04', text: 'The e-mail is read-only.', from: ['§3', '§5'] },
    { id: 'PROFILE-05', text: 'Full name and contact person are required.', from: ['§5', '§3'] },
    { id: 'PROFILE-06', text: 'Password with confirmation.', from: ['§3'] },
    { id: 'PROFILE-07', text: 'Telephone with a country code: ru, us, uk.', from: ['§3'] },
    {
      id: 'PROFILE-08',
      text: 'Payer status: individual or organization, and sole proprietor beyond the specification.',
      from: ['§3', 'D34'],
    },
    { id: 'PROFILE-09', text: 'Documents come in the client area or by e-mail.', from: ['§3'] },
    {
      id: 'PROFILE-10',
      text: "Country: Russian Federation, United States and the United Kingdom, written 'Great Britain' as everywhere.",
      from: ['§3', 'D34', 'D48'],
    },
    { id: 'PROFILE-11', text: 'ZIP code, city, address.', from: ['§3'] },
    {
      id: 'PROFILE-12',
      text: 'Passport number, date of issue, date of birth, registration city and address.',
      from: ['§3'],
    },
    { id: 'PROFILE-13', text: 'Organization, for an organization.', from: ['§3'] },
    { id: 'PROFILE-14', text: 'Profile e-mail.', from: ['§3'] },
    {
      id: 'PROFILE-15',
      text: 'Whoever is signed in can sign out on all devices: confirmed first, then the login.',
      from: ['§2 Client profile', 'D22'],
    },
    {
      id: 'PROFILE-16',
      text: 'A profile that was changed elsewhere is never saved over unseen: what is new is shown, what was typed stays.',
      from: ['D24'],
    },
  ],
} as const satisfies Area;
