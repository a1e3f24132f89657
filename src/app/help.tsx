import { Suspense } from 'react';

import { HelpPage } from '../features/help/help-page';
import { latePart } from '../http/late-part';

const ContactForm = latePart(async () => {
  const part = await import(
    /* webpackChunkName: "contact-form" */ '../features/landing/contact/contact-form'
  );
  return part.ContactForm;
});

export function Help() {
  return (
    <HelpPage
      contact={
        <Suspense fallback={null}>
          <ContactForm />
        </Suspense>
      }
    />
  );
}
