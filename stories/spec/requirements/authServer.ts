import type { Area } from './types';

export const authServer = {
  prefix: 'AUTH',
  title: 'Auth server and access',
  screen: 'auth server',
  requirements: [
    { id: 'AUTH-01', text: 'POST /api/auth/login takes e-mail and password.', from: ['§7'] },
    { id: 'AUTH-02', text: 'POST /api/auth/register takes the specified payload.', from: ['§7', '§3'] },
    {
      id: 'AUTH-03',
      text: 'POST /api/auth/verify-email takes e-mail and a six-digit code.',
      from: ['§7', '§3'],
    },
    { id: 'AUTH-04', text: 'POST /api/auth/resend-code takes an e-mail.', from: ['§7', '§3'] },
    { id: 'AUTH-05', text: 'Requests are JSON and include cookies.', from: ['§7'] },
    { id: 'AUTH-06', text: 'An error answer is JSON with an `error` string.', from: ['§8'] },
    {
      id: 'AUTH-07',
      text: 'Register, then the code, then the dashboard: an unverified account is not let in.',
      from: ['§4'],
    },
    { id: 'AUTH-08', text: 'The session is an HttpOnly, SameSite=Lax cookie.', from: ['D22'] },
    { id: 'AUTH-09', text: 'The cookie is Secure behind HTTPS.', from: ['D22'] },
    {
      id: 'AUTH-10',
      text: 'By default dashboard and admin area are open.',
      from: ['§6', 'D22'],
      screen: 'AppShell',
    },
    {
      id: 'AUTH-11',
      text: 'With PORTAL_ACCESS=session the dashboard sends a visitor to the login.',
      from: ['D22'],
      screen: 'AppShell',
    },
    {
      id: 'AUTH-12',
      text: 'In session mode the three catalogues stay open.',
      from: ['D22'],
      screen: 'CatalogScreen',
    },
    {
      id: 'AUTH-13',
      text: 'In session mode /admin needs the role admin.',
      from: ['D22'],
      screen: 'ForbiddenScreen',
    },
    {
      id: 'AUTH-14',
      text: 'The way back after the login is a path of this site only.',
      from: ['D22'],
      screen: 'LoginScreen',
    },
    { id: 'AUTH-15', text: 'Signing in through OpenID Connect works when configured.', from: ['D13'] },
    {
      id: 'AUTH-16',
      text: 'Logging out ends the session, then shows the login.',
      from: ['D13', '§2 Dashboard layout'],
      screen: 'AppShell',
    },
    {
      id: 'AUTH-17',
      text: 'Signed out, with open access, no dashboard or admin page requests data: they run on built-in sample data. Only who is signed in is requested, once.',
      from: ['§7', '§2 Routes', 'D24'],
      screen: 'every screen',
    },
    {
      id: 'AUTH-18',
      text: 'The server writes into every document whether a session is required. While that is unknown, no page of the dashboard or the admin area shows: an error with a retry does.',
      from: ['D22'],
      screen: 'AppShell',
    },
    {
      id: 'AUTH-19',
      text: 'Nothing that a person leaves in the browser outlasts their logging out, but the cart.',
      from: ['D11', 'D22'],
      screen: 'AppShell',
    },
    {
      id: 'AUTH-20',
      text: 'An identity provider that stalls, floods or fails leads back to the form within 10 seconds, with the reason.',
      from: ['D13'],
    },
    {
      id: 'AUTH-21',
      text: 'An external sign-in needs an ID token that the provider signed, for this portal, for this browser’s sign-in, and that still holds.',
      from: ['D13'],
    },
    {
      id: 'AUTH-22',
      text: 'No account is made from an external identity without an e-mail address and a name.',
      from: ['D13', '§3'],
    },
    {
      id: 'AUTH-23',
      text: 'The owner of an address, by the word of the provider, gets their account whatever somebody has registered for it without verifying it.',
      from: ['D13', '§4'],
    },
    {
      id: 'AUTH-24',
      text: 'A browser in which the owner has signed in before gets in while strangers’ guesses have locked the account.',
      from: ['D22'],
    },
    {
      id: 'AUTH-25',
      text: 'Without a configured public address, calls are taken at the addresses listened on and at no other name.',
      from: ['D22'],
    },
    {
      id: 'AUTH-26',
      text: 'Several registrations of one address can exist until one is verified; only its mailbox learns whether it is taken.',
      from: ['§4', '§7'],
    },
    { id: 'AUTH-27', text: 'Signing out everywhere ends every session of the account.', from: ['D22'] },
    {
      id: 'AUTH-28',
      text: 'Where a session ends under somebody’s hands they sign in again in place, and nothing that they typed is lost; somebody else who signs in there finds nothing of it.',
      from: ['D22', 'D20'],
    },
    {
      id: 'AUTH-29',
      text: 'Where another tab signs in as somebody else or switches the account, the open page sends nothing for the other account, says so, and is back with all that was typed when its own account is.',
      from: ['D22', 'D24'],
      screen: 'OtherAccountScreen',
    },
  ],
} as const satisfies Area;
