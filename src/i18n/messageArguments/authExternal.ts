// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
export interface AuthExternalArguments {
  'authExternal.offTitle': undefined;
  'authExternal.offText': undefined;
  'authExternal.failed': undefined;
  'authExternal.denied': undefined;
  'authExternal.notLinked': undefined;
  'authExternal.notVerified': undefined;
  'authExternal.noAccount': undefined;
  'authExternal.expired': undefined;
  'authExternal.emailInvalid': undefined;
  'authExternal.nameMissing': undefined;
  'authExternal.untrusted': undefined;
  'authExternal.unavailable': undefined;
}
