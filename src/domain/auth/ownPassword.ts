/** Why a call that asks for the person's password again was refused. */
export type OwnPasswordRefusal = 'wrongCurrentPassword' | 'noPassword' | 'tooManyTries';
