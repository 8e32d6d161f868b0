import { route } from '@react-router/dev/routes'

export default [
  route('userspacetrade', 'routes/trade.tsx'),
  route('view', 'routes/view.tsx'),
  route('login', 'routes/login.tsx'),
]
