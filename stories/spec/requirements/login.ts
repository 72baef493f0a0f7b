import type { Area } from './types';

export const login = {
  prefix: 'LOGIN',
  title: 'Login',
  screen: 'LoginScreen',
  requirements: [
    { id: 'LOGIN-01', text: 'Two fields, login and password.', from: ['§2 Login'] },
    { id: 'LOGIN-02', text: 'The password can be shown and hidden.', from: ['§2 Login'] },
    { id: 'LOGIN-03', text: 'Both fields are required.', from: ['§2 Login', '§5'] },
    { id: 'LOGIN-04', text: 'A language select with ru, the default, and en.', from: ['§2 Login'] },
    { id: 'LOGIN-05', text: 'Choosing a language sends nothing.', from: ['§2 Login'] },
    { id: 'LOGIN-06', text: "'Войти' reads 'Входим...' while sending.", from: ['§2 Login'] },
    { id: 'LOGIN-07', text: 'A link to password recovery.', from: ['§2 Login'] },
    { id: 'LOGIN-08', text: 'A link to registration.', from: ['§2 Login'] },
    {
      id: 'LOGIN-09',
      text: 'A button for an external identity provider, where LOGIN-22 does not hide it.',
      from: ['§2 Login', 'D13'],
    },
    { id: 'LOGIN-10', text: 'Success leads to the server list.', from: ['§2 Login', '§4', '§7'] },
    { id: 'LOGIN-11', text: 'The login field goes out as `email`, beside the password.', from: ['§3', '§7'] },
    { id: 'LOGIN-12', text: "Failure shows the server's error in red above the button.", from: ['§8'] },
    { id: 'LOGIN-13', text: 'Without an error text: HTTP status and status text.', from: ['§8'] },
    { id: 'LOGIN-14', text: "Without any answer: 'Ошибка входа'.", from: ['§8'] },
    {
      id: 'LOGIN-15',
      text: 'After a forced login the person returns to where they were going, on this site only.',
      from: ['D22'],
    },
    {
      id: 'LOGIN-16',
      text: "The external provider's button starts a sign-in when a provider is configured.",
      from: ['D13'],
    },
    {
      id: 'LOGIN-17',
      text: 'Without a provider the button explains in a notice that this sign-in is not set up.',
      from: ['D13'],
    },
    {
      id: 'LOGIN-18',
      text: 'The form can be filled in before the page is all there; nothing that is typed then is lost.',
      from: ['§2 Login'],
    },
    {
      id: 'LOGIN-19',
      text: "Signed in, login and registration say so and lead on: 'В кабинет'.",
      from: ['§2 Login', 'D22'],
      screen: 'SignedInScreen',
    },
    {
      id: 'LOGIN-20',
      text: 'A browser without cookies gets a message at login and verification, and never sees the demonstration.',
      from: ['D50'],
    },
    {
      id: 'LOGIN-21',
      text: "A suspended person's login names the support address.",
      from: ['D33', '§8'],
    },
    {
      id: 'LOGIN-22',
      text: 'The provider button is hidden where none is set up and a session is required.',
      from: ['D13', 'D22'],
    },
    {
      id: 'LOGIN-23',
      text: 'An account with a second factor needs a code after the password, and has no session before it; without one nothing changes.',
      from: ['§2 Login', 'D22'],
      screen: 'SecondStepScreen',
    },
    {
      id: 'LOGIN-24',
      text: 'A code of the authenticator app works once.',
      from: ['D22'],
      screen: 'SecondStepScreen',
    },
    {
      id: 'LOGIN-25',
      text: 'A recovery code is the other way, and works once, however it is typed.',
      from: ['D22'],
      screen: 'SecondStepScreen',
    },
    {
      id: 'LOGIN-26',
      text: 'Wrong codes are limited by sign-in, address and account; after that the password is asked for again.',
      from: ['D22', 'D33'],
      screen: 'SecondStepScreen',
    },
    {
      id: 'LOGIN-27',
      text: 'A trusted browser signs in without a code for 30 days.',
      from: ['D22'],
      screen: 'SecondStepScreen',
    },
    {
      id: 'LOGIN-28',
      text: 'A password reset ends the sessions and the trust in browsers; the code is still asked for.',
      from: ['D22', 'D48'],
      screen: 'SecondStepScreen',
    },
    {
      id: 'LOGIN-29',
      text: 'A passkey signs in without a password and without a code; its code is loaded when the button is pressed.',
      from: ['§2 Login', 'D22'],
    },
    {
      id: 'LOGIN-30',
      text: 'The answer of a passkey is accepted once, from this site, and only if the person was verified.',
      from: ['D22'],
    },
  ],
} as const satisfies Area;
