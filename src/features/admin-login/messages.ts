export const messages = {
  adminAccess: 'Admin Access',
  authorizedPersonnelOnly: 'Authorized personnel only. All access is logged and monitored.',
  adminLogin: 'Admin Login',
  authenticating: 'Authenticating...',
  adminUsername: 'Admin Username',
  password: 'Password',
  enterAuthenticatorCode: 'Please enter the code from your authenticator app.',
  adminLoginSuccessful: 'Admin Login Successful',
  welcomeToAdminDashboard: 'Welcome to the admin dashboard.',
  loginFailed: 'Login Failed',
  browserKeepsNothing:
    'This browser keeps nothing for this site, so that it cannot stay signed in.',
  loginFailedWithoutReason: 'Login failed',
  invalidResponseFormat: 'Invalid response format',
  invalidAdminCredentials: 'Invalid admin credentials.',
};
