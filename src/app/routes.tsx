import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

import { APP_VERSION } from '../sync/app-version';
import { PATHS } from './paths';
import { PublicLayout } from './public-layout';

const LandingPage = lazy(() =>
  import(/* webpackChunkName: "landing" */ '../features/landing/landing-page').then((room) => ({
    default: room.LandingPage,
  })),
);
const SignupPage = lazy(() =>
  import('../features/signup/signup-page').then((room) => ({ default: room.SignupPage })),
);
const LoginPage = lazy(() =>
  import(/* webpackChunkName: "login" */ '../features/login/login-page').then((room) => ({
    default: room.LoginPage,
  })),
);
const ForgotPasswordPage = lazy(() =>
  import('../features/password-reset/forgot-password-page').then((room) => ({
    default: room.ForgotPasswordPage,
  })),
);
const NewPasswordPage = lazy(() =>
  import('../features/password-reset/new-password-page').then((room) => ({
    default: room.NewPasswordPage,
  })),
);
const MemberLayout = lazy(() =>
  import('./member-layout').then((room) => ({ default: room.MemberLayout })),
);
const Dashboard = lazy(() => import('./dashboard').then((room) => ({ default: room.Dashboard })));
const FoodTrackerPage = lazy(() =>
  import('../features/food-tracker/food-tracker-page').then((room) => ({
    default: room.FoodTrackerPage,
  })),
);
const InsightsPage = lazy(() =>
  import('../features/insights/insights-page').then((room) => ({ default: room.InsightsPage })),
);
const ProfilePage = lazy(() =>
  import('../features/profile/profile-page').then((room) => ({ default: room.ProfilePage })),
);
const CheckoutPage = lazy(() =>
  import('../features/checkout/checkout-page').then((room) => ({ default: room.CheckoutPage })),
);
const SyncStatusPage = lazy(() =>
  import('../features/sync-status/sync-status-page').then((room) => ({
    default: room.SyncStatusPage,
  })),
);
const AdminLayout = lazy(() =>
  import('./admin-layout').then((room) => ({ default: room.AdminLayout })),
);
const AdminLoginPage = lazy(() =>
  import(/* webpackChunkName: "admin-login" */ '../features/admin-login/admin-login-page').then(
    (room) => ({ default: room.AdminLoginPage }),
    adminUnreachable,
  ),
);
const AdminPage = lazy(() =>
  import(/* webpackChunkName: "admin" */ '../features/admin/admin-page').then(
    (room) => ({ default: room.AdminPage }),
    adminUnreachable,
  ),
);
const PrivacyPolicyPage = lazy(() =>
  import(
    /* webpackChunkName: "privacy-policy" */ '../features/legal/privacy/privacy-policy-page'
  ).then((room) => ({ default: room.PrivacyPolicyPage })),
);
const TermsOfServicePage = lazy(() =>
  import(
    /* webpackChunkName: "terms-of-service" */ '../features/legal/terms/terms-of-service-page'
  ).then((room) => ({ default: room.TermsOfServicePage })),
);
const NotFoundPage = lazy(() =>
  import('../features/not-found/not-found-page').then((room) => ({ default: room.NotFoundPage })),
);

// The area's chunks are never precached: without signal their place is taken by what says so.
async function adminUnreachable() {
  const room = await import('./admin-unreachable');
  return { default: room.AdminUnreachable };
}

/** Which page stands at which address. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path={PATHS.landing} element={<LandingPage />} />
        <Route path={PATHS.signup} element={<SignupPage />} />
        <Route path={PATHS.login} element={<LoginPage />} />
        <Route path={PATHS.forgotPassword} element={<ForgotPasswordPage />} />
        <Route path={PATHS.resetPassword} element={<NewPasswordPage />} />
        <Route path={PATHS.privacyPolicy} element={<PrivacyPolicyPage />} />
        <Route path={PATHS.termsOfService} element={<TermsOfServicePage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<MemberLayout />}>
        <Route path={PATHS.dashboard} element={<Dashboard />} />
        <Route path={PATHS.foodTracker} element={<FoodTrackerPage />} />
        <Route path={PATHS.insights} element={<InsightsPage />} />
        <Route path={PATHS.profile} element={<ProfilePage />} />
        <Route path={PATHS.checkout} element={<CheckoutPage />} />
        <Route path={PATHS.syncStatus} element={<SyncStatusPage app={APP_VERSION} />} />
      </Route>
      <Route element={<AdminLayout />}>
        <Route path={PATHS.adminLogin} element={<AdminLoginPage />} />
        <Route path={PATHS.admin} element={<AdminPage />} />
      </Route>
    </Routes>
  );
}
