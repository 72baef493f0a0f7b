import * as v from 'valibot';
/** A profile as it is stored and sent; whether it may be saved is for `profileProblems` to say. */
export declare const profileSchema: v.ObjectSchema<
  {
    readonly email: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly profileEmail: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly phoneCountry: v.PicklistSchema<readonly ['ru', 'us', 'uk'], undefined>;
    readonly payerStatus: v.PicklistSchema<
      readonly ['individual', 'soleProprietor', 'organization'],
      undefined
    >;
    readonly receiveDocuments: v.PicklistSchema<readonly ['clientArea', 'email'], undefined>;
    readonly country: v.PicklistSchema<readonly ['RU', 'US', 'GB'], undefined>;
    readonly address: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly organization: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly phone: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly inn: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly kpp: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly ogrn: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly bik: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly account: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly director: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly fullName: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly contactPerson: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly zip: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly city: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly passportNumber: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly dateOfIssue: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly passportIssuer: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly dateOfBirth: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly registrationCity: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
    readonly registrationAddress: v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.MaxLengthAction<string, 1000, undefined>,
        v.CheckAction<string, undefined>,
      ]
    >;
  },
  undefined
>;
/** The account: what the top bar shows of it, and the profile behind it (§2, §3). */
export declare const accountContract: {
  summary: {
    readonly method: 'GET';
    readonly path: '/api/account';
    readonly summary: 'The figures of the account: its balance, unpaid bills, tickets with an answer.';
    readonly role: 'customer';
    readonly answer: v.ObjectSchema<
      {
        readonly email: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly name: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly balance: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
            v.CheckAction<number, undefined>,
            v.TransformAction<number, import('@/domain/money').Money>,
          ]
        >;
        readonly currency: v.LiteralSchema<'RUB', undefined>;
        readonly unreadMessages: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
          ]
        >;
        readonly unpaidItems: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  profile: {
    readonly method: 'GET';
    readonly path: '/api/account/profile';
    readonly summary: 'The profile, and the version that a save has to name.';
    readonly role: 'customer';
    readonly answer: v.ObjectSchema<
      {
        readonly profile: v.ObjectSchema<
          {
            readonly email: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly profileEmail: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly phoneCountry: v.PicklistSchema<readonly ['ru', 'us', 'uk'], undefined>;
            readonly payerStatus: v.PicklistSchema<
              readonly ['individual', 'soleProprietor', 'organization'],
              undefined
            >;
            readonly receiveDocuments: v.PicklistSchema<readonly ['clientArea', 'email'], undefined>;
            readonly country: v.PicklistSchema<readonly ['RU', 'US', 'GB'], undefined>;
            readonly address: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly organization: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly phone: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly inn: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly kpp: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly ogrn: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly bik: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly account: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly director: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly fullName: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly contactPerson: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly zip: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly city: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly passportNumber: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly dateOfIssue: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly passportIssuer: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly dateOfBirth: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly registrationCity: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly registrationAddress: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
          },
          undefined
        >;
        readonly version: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  saveProfile: {
    readonly method: 'PUT';
    readonly path: '/api/account/profile';
    readonly summary: 'Saves the profile. Both addresses stay as they are; `fields` of a refusal names what is wrong.';
    readonly role: 'customer';
    readonly isVersioned: true;
    readonly body: v.ObjectSchema<
      {
        readonly email: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly profileEmail: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly phoneCountry: v.PicklistSchema<readonly ['ru', 'us', 'uk'], undefined>;
        readonly payerStatus: v.PicklistSchema<
          readonly ['individual', 'soleProprietor', 'organization'],
          undefined
        >;
        readonly receiveDocuments: v.PicklistSchema<readonly ['clientArea', 'email'], undefined>;
        readonly country: v.PicklistSchema<readonly ['RU', 'US', 'GB'], undefined>;
        readonly address: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly organization: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly phone: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly inn: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly kpp: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly ogrn: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly bik: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly account: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly director: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly fullName: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly contactPerson: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly zip: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly city: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly passportNumber: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly dateOfIssue: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly passportIssuer: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly dateOfBirth: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly registrationCity: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly registrationAddress: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly profile: v.ObjectSchema<
          {
            readonly email: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly profileEmail: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly phoneCountry: v.PicklistSchema<readonly ['ru', 'us', 'uk'], undefined>;
            readonly payerStatus: v.PicklistSchema<
              readonly ['individual', 'soleProprietor', 'organization'],
              undefined
            >;
            readonly receiveDocuments: v.PicklistSchema<readonly ['clientArea', 'email'], undefined>;
            readonly country: v.PicklistSchema<readonly ['RU', 'US', 'GB'], undefined>;
            readonly address: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly organization: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly phone: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly inn: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly kpp: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly ogrn: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly bik: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly account: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly director: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly fullName: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly contactPerson: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly zip: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly city: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly passportNumber: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly dateOfIssue: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly passportIssuer: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly dateOfBirth: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly registrationCity: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
            readonly registrationAddress: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.MaxLengthAction<string, 1000, undefined>,
                v.CheckAction<string, undefined>,
              ]
            >;
          },
          undefined
        >;
        readonly version: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly refusals: readonly ['invalidProfile'];
  };
};
