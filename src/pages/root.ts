/** Pages outside of the areas, by their names in `paths`, with their screens. */
export const rootPages = [
  ['login', 'LoginScreen'],
  ['register', 'RegistrationScreen'],
  ['verify', 'VerifyScreen'],
  ['forgotPassword', 'ForgotPasswordScreen'],
  ['askSupport', 'AskSupportScreen'],
  ['resetPassword', 'ResetPasswordScreen'],
] as const;

export type RootPageKey = (typeof rootPages)[number][0];
