import { Route, Routes } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { latePart } from '../http/late-part';
import { useDisplay } from '../ui/words/display';
import { PublicLayout } from './layouts/public-layout';

const LandingPage = latePart(() =>
  import(/* webpackChunkName: "landing" */ '../features/landing/landing-page').then(
    (m) => m.LandingPage,
  ),
);
const SignupPage = latePart(() =>
  import('../features/signup/signup-page').then((m) => m.SignupPage),
);
const LoginPage = latePart(() =>
  import(/* webpackChunkName: "login" */ '../features/login/login-page').then((m) => m.LoginPage),
);
const SingleSignOnPage = latePart(() =>
  import('../features/login/single-sign-on/single-sign-on-page').then((m) => m.SingleSignOnPage),
);
const ForgotPasswordPage = latePart(() =>
  import('../features/password-reset/forgot-password-page').then((m) => m.ForgotPasswordPage),
);
const NewPasswordPage = latePart(() =>
  import('../features/password-reset/new-password-page').then((m) => m.NewPasswordPage),
);
const ConfirmEmailPage = latePart(() =>
  import('../features/confirm-email/confirm-email-page').then((m) => m.ConfirmEmailPage),
);
const UnsubscribePage = latePart(() =>
  import('../features/unsubscribe/unsubscribe-page').then((m) => m.UnsubscribePage),
);
const SharedPage = latePart(() =>
  import('../features/shared/shared-page').then((m) => m.SharedPage),
);
const AdminLayout = latePart(() => import('./layouts/admin-layout').then((m) => m.AdminLayout));
const AdminLoginPage = latePart(() =>
  import(/* webpackChunkName: "admin-login" */ '../features/admin-login/admin-login-page').then(
    (m) => m.AdminLoginPage,
    adminUnreachable,
  ),
);
const AdminPage = latePart(() =>
  import(/* webpackChunkName: "admin" */ '../features/admin/admin-page').then(
    (m) => m.AdminPage,
    adminUnreachable,
  ),
);
const PrivacyPolicyPage = latePart(() =>
  import(/* webpackChunkName: "privacy-policy" */ '../features/legal/privacy-policy-page').then(
    (m) => m.PrivacyPolicyPage,
  ),
);
const TermsOfServicePage = latePart(() =>
  import(
    /* webpackChunkName: "terms-of-service" */ '../features/legal/terms/terms-of-service-page'
  ).then((m) => m.TermsOfServicePage),
);
const Help = latePart(() => import('./help').then((m) => m.Help));

const MemberRoutes = latePart(() => import('./member-routes').then((m) => m.MemberRoutes));

// The chunks of the admin area are never precached: offline, a page says that the area only works online.
async function adminUnreachable() {
  const { AdminUnreachable } = await import('./layouts/admin-layout');
  return AdminUnreachable;
}

export function AppRoutes() {
  // Here, so that every page is rendered again when the user chooses another unit.
  useDisplay();
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path={PAGES.landing} element={<LandingPage />} />
        <Route path={PAGES.signup} element={<SignupPage />} />
        <Route path={PAGES.login} element={<LoginPage onFailed={askForDeletions} />} />
        <Route path={PAGES.singleSignOn} element={<SingleSignOnPage />} />
        <Route path={PAGES.forgotPassword} element={<ForgotPasswordPage />} />
        <Route path={PAGES.resetPassword} element={<NewPasswordPage />} />
        <Route path={PAGES.confirmEmail} element={<ConfirmEmailPage />} />
        <Route path={PAGES.unsubscribe} element={<UnsubscribePage />} />
        <Route path={PAGES.help} element={<Help />} />
        <Route path={PAGES.shared} element={<SharedPage />} />
        <Route path={PAGES.privacyPolicy} element={<PrivacyPolicyPage />} />
        <Route path={PAGES.termsOfService} element={<TermsOfServicePage />} />
      </Route>
      <Route element={<AdminLayout />}>
        <Route path={PAGES.adminLogin} element={<AdminLoginPage />} />
        <Route path={PAGES.admin} element={<AdminPage />} />
      </Route>
      <Route path="*" element={<MemberRoutes />} />
    </Routes>
  );
}

/** A sign-in may fail because the account was deleted, while its entries are still on this device. */
function askForDeletions(): void {
  import('../sync/learn-deletions')
    .then(async ({ learnDeletions }) => learnDeletions('every'))
    .catch(() => undefined);
}
